import type { PersonaId } from '@mocks/seeds/personas'
import { as, faulty, type State } from './state'

const hostile = (persona: PersonaId | null, route: string, what: string) =>
  as(persona, route, `Awkward texts: ${what}`, { seed: 'hostile' })

export const wholeScenarios = {
  large: as('admin', '/admin-dashboard', 'Whole product: 10,000 users and subscriptions', { seed: 'large' }),
  'hostile-visitor': hostile(null, '/plans', 'what a visitor sees'),
  'hostile-client': hostile('active', '/dashboard', 'what a client sees'),
  'hostile-admin': hostile('admin', '/admin-dashboard/approve', 'what an admin sees'),
  slow: as(
    'active',
    '/dashboard',
    'Whole product: a slow connection',
    faulty('*', { kind: 'latency', ms: 2000 }),
  ),
  offline: as('active', '/dashboard', 'Whole product: no connection', faulty('*', { kind: 'network' })),
  'server-down': as(
    'active',
    '/dashboard',
    'Whole product: every call fails',
    faulty('*', { kind: 'status', status: 500, message: '' }),
  ),
  'wrong-address': as(
    null,
    '/plans',
    'Whole product: the server’s address is wrong',
    faulty('*', { kind: 'html' }),
  ),
} as const satisfies Record<string, State>
