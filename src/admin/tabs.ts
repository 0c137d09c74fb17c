import * as Icon from 'lucide-react'
import { paths } from '@/paths'

export const tabGroups = ['Daily', 'People', 'Site'] as const

type Texts = {
  /** The page's heading, if it differs from the label. */
  heading?: string
  /** The label in the bottom bar. */
  shortLabel?: string
}

/** `label` is the tab's name in the rail (SPEC section 2). */
const tab = <Id extends string>(
  id: Id,
  group: (typeof tabGroups)[number],
  icon: Icon.LucideIcon,
  label: string,
  { heading = label, shortLabel = label }: Texts = {},
) => ({ id, group, icon, label, heading, shortLabel, path: paths.admin(id) })

/** Every tab, in the order of the rail. */
export const adminTabs = [
  tab('home', 'Daily', Icon.House, 'Dashboard'),
  tab('approve', 'Daily', Icon.Inbox, 'Approve Subs', {
    heading: 'Approve Subscriptions',
    shortLabel: 'Approve',
  }),
  tab('renewal-requests', 'Daily', Icon.RefreshCw, 'Renewal Requests'),
  tab('help', 'Daily', Icon.CircleHelp, 'Help'),
  tab('user-plans', 'People', Icon.Layers, 'User Plans'),
  tab('users', 'People', Icon.Users, 'Manage Users', { shortLabel: 'Users' }),
  tab('contacts', 'People', Icon.Mail, 'Contacts', { heading: 'User Contacts' }),
  tab('notifications', 'People', Icon.Bell, 'Notifications'),
  tab('newsletter', 'People', Icon.Newspaper, 'Newsletter Subs', { heading: 'Newsletter Subscribers' }),
  tab('plans', 'Site', Icon.CreditCard, 'Plans', { heading: 'Manage Plans' }),
  tab('coupons', 'Site', Icon.Tag, 'Coupons'),
  tab('payment-options', 'Site', Icon.QrCode, 'Payment Options'),
  tab('team', 'Site', Icon.UsersRound, 'Team'),
  tab('features', 'Site', Icon.LayoutGrid, 'Features'),
  tab('services', 'Site', Icon.Wrench, 'Services'),
  tab('stats', 'Site', Icon.ChartColumn, 'Site Stats', { heading: 'Site Statistics' }),
]

export type AdminTab = (typeof adminTabs)[number]
export type TabId = AdminTab['id']

export const dockTabs = (['home', 'approve', 'user-plans', 'users'] as const).map(tabOf)

export function isCurrentTab({ id, path }: AdminTab, pathname: string): boolean {
  if (id === 'help' && pathname.startsWith(paths.supportChat())) return true
  return pathname.replace(/\/$/, '') === path
}

export function tabOf(id: TabId): AdminTab {
  const found = adminTabs.find((candidate) => candidate.id === id)
  if (!found) throw new RangeError(`No admin tab "${id}"`)
  return found
}
