import { type OperationId, operations } from '@/contract'
import type { Fault } from '@mocks/faults'
import { as, type State } from './state'

/** The same fault on every operation. */
function everywhere(fault: (operation: OperationId) => Fault): Pick<State, 'faults'> {
  return { faults: (Object.keys(operations) as OperationId[]).map(fault) }
}

/** The product as a whole. */
export const wholeScenarios = {
  empty: as('admin', '/admin-dashboard', 'Everything: the first day, nothing yet', { seed: 'empty' }),
  large: as('admin', '/admin-dashboard', 'Everything: 10,000 users and subscriptions', { seed: 'large' }),
  slow: as('active', '/dashboard', 'Everything: a slow network', {
    ...everywhere((operation) => ({ operation, kind: 'latency', ms: 2500 })),
  }),
  offline: as('active', '/dashboard', 'Everything: the API cannot be reached', {
    ...everywhere((operation) => ({ operation, kind: 'network' })),
  }),
  'server-down': as('active', '/dashboard', 'Everything: the API answers server errors', {
    ...everywhere((operation) => ({ operation, kind: 'status', status: 500, message: '' })),
  }),
  'wrong-address': as(null, '/plans', 'Everything: the API’s address leads to a web page', {
    ...everywhere((operation) => ({ operation, kind: 'html' })),
  }),
} as const satisfies Record<string, State>
