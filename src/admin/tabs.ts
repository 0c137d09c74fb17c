import {
  Bell,
  ChartColumn,
  CircleHelp,
  CreditCard,
  House,
  Inbox,
  Layers,
  LayoutGrid,
  type LucideIcon,
  Mail,
  Newspaper,
  QrCode,
  RefreshCw,
  Tag,
  Users,
  UsersRound,
  Wrench,
} from 'lucide-react'
import { paths } from '@/paths'

export type TabId =
  | 'home'
  | 'approve'
  | 'user-plans'
  | 'users'
  | 'stats'
  | 'notifications'
  | 'plans'
  | 'contacts'
  | 'newsletter'
  | 'renewal-requests'
  | 'team'
  | 'features'
  | 'services'
  | 'payment-options'
  | 'coupons'
  | 'help'

export type TabGroup = 'Daily' | 'People' | 'Site'

export type AdminTab = {
  id: TabId
  /** In the rail (SPEC section 2). */
  label: string
  /** Under the icon of the bottom bar, where there is room for one word or two. */
  shortLabel: string
  /** Over the tab itself. */
  heading: string
  group: TabGroup
  icon: LucideIcon
  path: string
}

const tab = (
  id: TabId,
  group: TabGroup,
  icon: LucideIcon,
  label: string,
  { heading = label, shortLabel = label }: { heading?: string; shortLabel?: string } = {},
): AdminTab => ({
  id,
  group,
  icon,
  label,
  heading,
  shortLabel,
  path: paths.admin(id === 'home' ? undefined : id),
})

/** Every tab, in the order of the rail. Whatever names a tab takes it from here. */
export const adminTabs: readonly AdminTab[] = [
  tab('home', 'Daily', House, 'Dashboard'),
  tab('approve', 'Daily', Inbox, 'Approve Subs', { heading: 'Approve Subscriptions', shortLabel: 'Approve' }),
  tab('renewal-requests', 'Daily', RefreshCw, 'Renewal Requests'),
  tab('help', 'Daily', CircleHelp, 'Help'),
  tab('user-plans', 'People', Layers, 'User Plans'),
  tab('users', 'People', Users, 'Manage Users', { shortLabel: 'Users' }),
  tab('contacts', 'People', Mail, 'Contacts', { heading: 'User Contacts' }),
  tab('notifications', 'People', Bell, 'Notifications'),
  tab('newsletter', 'People', Newspaper, 'Newsletter Subs', { heading: 'Newsletter Subscribers' }),
  tab('plans', 'Site', CreditCard, 'Plans', { heading: 'Manage Plans' }),
  tab('coupons', 'Site', Tag, 'Coupons'),
  tab('payment-options', 'Site', QrCode, 'Payment Options'),
  tab('team', 'Site', UsersRound, 'Team'),
  tab('features', 'Site', LayoutGrid, 'Features'),
  tab('services', 'Site', Wrench, 'Services'),
  tab('stats', 'Site', ChartColumn, 'Site Stats', { heading: 'Site Statistics' }),
]

export const tabGroups: readonly TabGroup[] = ['Daily', 'People', 'Site']

/** The bottom bar of small screens: the specification's first four. */
export const dockTabs: readonly AdminTab[] = (['home', 'approve', 'user-plans', 'users'] as const).map(tabOf)

/** A client's chat belongs to Help. */
export function isCurrent({ id, path }: AdminTab, pathname: string): boolean {
  if (id === 'help' && pathname.startsWith(paths.supportChat())) return true
  return pathname.replace(/\/$/, '') === path
}

export function tabOf(id: TabId): AdminTab {
  const found = adminTabs.find((candidate) => candidate.id === id)
  if (!found) throw new RangeError(`No admin tab "${id}"`)
  return found
}
