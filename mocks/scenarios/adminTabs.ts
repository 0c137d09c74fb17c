import type { OperationId } from '@/contract'
import { type Extra, failing, hanging, screen, type State } from './state'

type Tab = readonly [title: string, operation: OperationId]

/** Every tab of the panel and the call behind it. */
const tabs = {
  home: ['Dashboard', 'getStats'],
  approve: ['Approve Subs', 'listPendingSubscriptions'],
  'user-plans': ['User Plans', 'listAllSubscriptions'],
  users: ['Manage Users', 'listUsers'],
  stats: ['Site Stats', 'getStats'],
  notifications: ['Notifications', 'listNotifications'],
  plans: ['Plans', 'listPlans'],
  contacts: ['User Contacts', 'listContacts'],
  newsletter: ['Newsletter Subs', 'listNewsletterSubscribers'],
  'renewal-requests': ['Renewal Requests', 'listRenewalRequests'],
  team: ['Team', 'listTeamMembers'],
  features: ['Features', 'listFeatures'],
  services: ['Services', 'listServices'],
  'payment-options': ['Payment Options', 'listPaymentOptions'],
  coupons: ['Coupons', 'listCoupons'],
  help: ['Help', 'listComplaints'],
} as const satisfies Record<string, Tab>

type TabId = keyof typeof tabs
type Ending = '' | '-loading' | '-failed' | '-empty'

function states<End extends Ending>(ending: End, state: (id: TabId) => State) {
  const ids = Object.keys(tabs) as TabId[]
  return Object.fromEntries(ids.map((id) => [`admin-${id}${ending}`, state(id)])) as Record<
    `admin-${TabId}${End}`,
    State
  >
}

export function tabRoute(id: TabId): string {
  return id === 'home' ? '/admin-dashboard' : `/admin-dashboard/${id}`
}

export function inTab(id: TabId, what: string, extra?: Extra): State {
  return screen(`Admin, ${tabs[id][0]}`, tabRoute(id))('admin', what, extra)
}

export const adminTabScenarios = {
  ...states('', (id) => inTab(id, 'as usual')),
  ...states('-loading', (id) => inTab(id, 'loading', hanging(tabs[id][1]))),
  ...states('-failed', (id) => inTab(id, 'fails to load', failing(tabs[id][1]))),
  ...states('-empty', (id) => inTab(id, 'empty', { seed: 'empty' })),
  'admin-home-empty': inTab('home', 'the first day, no data yet', { seed: 'empty' }),
}
