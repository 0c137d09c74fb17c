import { Bell, CalendarX, House, Layers, MessageCircle, ShoppingBag, type LucideIcon } from 'lucide-react'
import { paths } from '@/paths'

export type PortalLink = {
  to: string
  label: string
  /** The label in the phone's bottom bar, where all links share 320 px. */
  short: string
  icon: LucideIcon
  /** How many entries of the page need attention. */
  count?: { value: number; word: string }
}

type Waiting = { unread: number; open: number; over: boolean }

/** The pages of the portal. The page for expired plans is linked only while a plan is expired (SPEC section 2). */
export function portalLinks({ unread, open, over }: Waiting): PortalLink[] {
  const links: PortalLink[] = [
    { to: paths.dashboard(), label: 'Dashboard', short: 'Dashboard', icon: House },
    { to: paths.subscription(), label: 'Subscription', short: 'Plan', icon: Layers },
    { to: paths.purchases(), label: 'Purchases', short: 'Purchases', icon: ShoppingBag },
    {
      to: paths.notifications(),
      label: 'Notifications',
      short: 'Notifications',
      icon: Bell,
      count: { value: unread, word: 'unread' },
    },
    {
      to: paths.support(),
      label: 'Support',
      short: 'Support',
      icon: MessageCircle,
      count: { value: open, word: 'open' },
    },
  ]
  return over
    ? [...links, { to: paths.expired(), label: 'Expired plan', short: 'Expired', icon: CalendarX }]
    : links
}

export function isCurrentLink(link: PortalLink, pathname: string): boolean {
  if (link.to === paths.support() && pathname.startsWith(paths.supportChat())) return true
  return pathname.replace(/\/$/, '') === link.to
}
