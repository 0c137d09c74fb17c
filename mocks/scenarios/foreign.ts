import { traitIds } from '@mocks/dialects/traits'
import type { PersonaId } from '@mocks/seeds/personas'
import { tabRoute } from './adminTabs'
import { as, type State } from './state'

/** The server differs from the contract by every trait. */
const foreign = (persona: PersonaId | null, route: string, what: string): State =>
  as(persona, route, `Foreign server: ${what}`, { dialect: traitIds })

/** The product with a server that has the same rules, but was written without the contract. */
export const foreignScenarios = {
  'foreign-plans': foreign(null, '/plans', 'the plans of a visitor'),
  'foreign-login': foreign(null, '/login', 'signing in'),
  'foreign-dashboard': foreign('active', '/dashboard', 'a client’s dashboard'),
  'foreign-payment': foreign('new', '/payment/premium', 'paying for Premium'),
  'foreign-support': foreign('active', '/dashboard/support', 'a client’s tickets'),
  'foreign-chat': foreign('active', '/support-chat/cmp_devika_photos', 'an open chat'),
  'foreign-admin-approve': foreign('admin', tabRoute('approve'), 'subscriptions to approve'),
  'foreign-admin-help': foreign('admin', tabRoute('help'), 'complaints to answer'),
  'foreign-admin-stats': foreign('admin', tabRoute('stats'), 'the figures of the site'),
  'foreign-admin-payment-options': foreign('admin', tabRoute('payment-options'), 'payment options'),
} as const satisfies Record<string, State>
