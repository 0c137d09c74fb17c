import { type OperationId, operations } from '@/contract'
import { as, faulty, type State } from './state'

const all = Object.keys(operations) as OperationId[]

/** The product as a whole. */
export const wholeScenarios = {
  empty: as('admin', '/admin-dashboard', 'Everything: the first day, nothing yet', { seed: 'empty' }),
  large: as('admin', '/admin-dashboard', 'Everything: 10,000 users and subscriptions', { seed: 'large' }),
  slow: as('active', '/dashboard', 'Everything: a slow network', faulty(all, { kind: 'latency', ms: 2500 })),
  offline: as(
    'active',
    '/dashboard',
    'Everything: the API cannot be reached',
    faulty(all, { kind: 'network' }),
  ),
  'server-down': as(
    'active',
    '/dashboard',
    'Everything: the API answers server errors',
    faulty(all, { kind: 'status', status: 500, message: '' }),
  ),
  'wrong-address': as(
    null,
    '/plans',
    'Everything: the API’s address leads to a web page',
    faulty(all, { kind: 'html' }),
  ),
} as const satisfies Record<string, State>
