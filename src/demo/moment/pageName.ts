import { matchPath } from 'react-router-dom'
import { adminTabs } from '@/admin/tabs'
import { addresses } from '@/paths'

const names: Record<Exclude<keyof typeof addresses, 'admin'>, string> = {
  home: 'the home page',
  about: 'About',
  plans: 'Plans',
  services: 'Services',
  features: 'Features',
  team: 'Our Team',
  contact: 'Contact',
  login: 'Login',
  register: 'Register',
  payment: 'the payment page',
  dashboard: 'the dashboard',
  support: 'Support',
  subscription: 'Subscription',
  purchases: 'Purchases',
  acknowledgement: 'an acknowledgement',
  notifications: 'Notifications',
  expired: 'Expired plan',
  supportChat: 'the support chat',
}

/** The name of a page, worded for the middle of a sentence. */
export function pageName(route: string): string {
  const path = route.replace(/[?#].*/, '')
  const tab = adminTabs.find((each) => each.path === path)
  if (tab) return `${tab.label} in the admin panel`
  const found = Object.entries(names).find(([name]) => matchPath(addresses[name as keyof typeof names], path))
  return found?.[1] ?? 'the admin panel'
}
