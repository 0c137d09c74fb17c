import { traitIds } from '@mocks/dialects/traits'
import type { PersonaId } from '@mocks/seeds/personas'
import { tabRoute } from './adminTabs'
import { as, type State } from './state'

/** With every quirk. */
const foreign = (persona: PersonaId | null, route: string, what: string): State =>
  as(persona, route, `Server quirks: ${what}`, { dialect: traitIds })

/** A server with the same rules that was not built from the contract. */
export const foreignScenarios = {
  'foreign-plans': foreign(null, '/plans', 'a visitor’s plans'),
  'foreign-login': foreign(null, '/login', 'login'),
  'foreign-dashboard': foreign('active', '/dashboard', 'a client’s dashboard'),
  'foreign-payment': foreign('new', '/payment/premium', 'paying for Premium'),
  'foreign-support': foreign('active', '/dashboard/support', 'a client’s tickets'),
  'foreign-chat': foreign('active', '/support-chat/cmp_devika_photos', 'an open chat'),
  'foreign-admin-approve': foreign('admin', tabRoute('approve'), 'subscriptions to approve'),
  'foreign-admin-help': foreign('admin', tabRoute('help'), 'complaints to answer'),
  'foreign-admin-stats': foreign('admin', tabRoute('stats'), 'site stats'),
  'foreign-admin-payment-options': foreign('admin', tabRoute('payment-options'), 'payment options'),
} as const satisfies Record<string, State>
