import { matchPath } from 'react-router-dom'
import { addresses } from '@/paths'

export const titles = {
  dashboard: 'Dashboard',
  support: 'Support',
  subscription: 'Subscription',
  purchases: 'Purchases',
  acknowledgement: 'Payment acknowledgement',
  notifications: 'Notifications',
  expired: 'Expired plan',
  supportChat: 'Support chat',
} satisfies Partial<Record<keyof typeof addresses, string>>

export function titleAt(pathname: string): string {
  const pages = Object.keys(titles) as (keyof typeof titles)[]
  return titles[pages.find((page) => matchPath(addresses[page], pathname)) ?? 'dashboard']
}
