import { traitIds } from '@mocks/dialects/traits'
import { tabRoute } from './adminTabs'
import { as, type State } from './state'

/** The server answers in every way that the contract does not know. */
const foreign = { dialect: traitIds }

/** The same rules from a server that nobody wrote with the contract at hand. */
export const foreignScenarios = {
  'foreign-plans': as(null, '/plans', 'Foreign server: the plans of a visitor', foreign),
  'foreign-login': as(null, '/login', 'Foreign server: signing in', foreign),
  'foreign-dashboard': as('active', '/dashboard', 'Foreign server: a client’s dashboard', foreign),
  'foreign-payment': as('new', '/payment/premium', 'Foreign server: paying for Premium', foreign),
  'foreign-support': as('active', '/dashboard/support', 'Foreign server: a client’s tickets', foreign),
  'foreign-chat': as('active', '/support-chat/cmp_devika_photos', 'Foreign server: an open chat', foreign),
  'foreign-admin-approve': as(
    'admin',
    tabRoute('approve'),
    'Foreign server: subscriptions to approve',
    foreign,
  ),
  'foreign-admin-help': as('admin', tabRoute('help'), 'Foreign server: complaints to answer', foreign),
  'foreign-admin-stats': as('admin', tabRoute('stats'), 'Foreign server: the figures of the site', foreign),
  'foreign-admin-payment-options': as(
    'admin',
    tabRoute('payment-options'),
    'Foreign server: payment options',
    foreign,
  ),
} as const satisfies Record<string, State>
