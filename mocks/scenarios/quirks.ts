import { quirkIds } from '@mocks/quirks/quirks'
import type { PersonaId } from '@mocks/seeds/personas'
import { tabRoute } from './adminTabs'
import { as, type State } from './state'

const withQuirks = (persona: PersonaId | null, route: string, what: string): State =>
  as(persona, route, `Server quirks: ${what}`, { quirks: quirkIds })

/** The server follows the same rules, but was not built from the contract. */
export const quirksScenarios = {
  'quirks-plans': withQuirks(null, '/plans', 'plans, as a visitor sees them'),
  'quirks-login': withQuirks(null, '/login', 'login'),
  'quirks-dashboard': withQuirks('active', '/dashboard', 'a client’s dashboard'),
  'quirks-payment': withQuirks('new', '/payment/premium', 'paying for Premium'),
  'quirks-support': withQuirks('active', '/dashboard/support', 'a client’s tickets'),
  'quirks-chat': withQuirks('active', '/support-chat/cmp_devika_photos', 'an open chat'),
  'quirks-admin-approve': withQuirks('admin', tabRoute('approve'), 'subscriptions to approve'),
  'quirks-admin-help': withQuirks('admin', tabRoute('help'), 'complaints to answer'),
  'quirks-admin-stats': withQuirks('admin', tabRoute('stats'), 'site stats'),
  'quirks-admin-payment-options': withQuirks('admin', tabRoute('payment-options'), 'payment options'),
} as const satisfies Record<string, State>
