/** Every address of the product, as the router matches it. No other file spells out a path. */
export const addresses = {
  home: '/',
  about: '/about',
  plans: '/plans',
  services: '/services',
  features: '/features',
  team: '/team',
  contact: '/contact',
  login: '/login',
  register: '/register',
  payment: '/payment/:plan',
  dashboard: '/dashboard',
  support: '/dashboard/support',
  subscription: '/dashboard/subscription',
  purchases: '/dashboard/purchases',
  /** The printable acknowledgement of one purchase. */
  acknowledgement: '/dashboard/purchases/:subscriptionId',
  notifications: '/dashboard/notifications',
  expired: '/dashboard/expired',
  supportChat: '/support-chat/:complaintId?',
  admin: '/admin-dashboard/:tab?',
} as const

type Addresses = typeof addresses
type Value<Address extends string> = Address extends `${string}:${string}?`
  ? [value?: string]
  : Address extends `${string}:${string}`
    ? [value: string]
    : []

const filled = (address: string, value?: string) =>
  address.replace(/\/:.*/, value === undefined ? '' : `/${encodeURIComponent(value)}`)

const plain = Object.fromEntries(
  Object.entries(addresses).map(([name, address]) => [name, (value?: string) => filled(address, value)]),
) as { [Name in keyof Addresses]: (...value: Value<Addresses[Name]>) => string }

/** Fills in an address for links and redirects. */
export const paths = {
  ...plain,
  /** Takes the plan's name; lowercases it and removes its spaces (SPEC section 2). */
  payment: (planName: string) => plain.payment(planSlug(planName)),
  /** The tab `home` is at the admin panel's own address. */
  admin: (tab = 'home') => plain.admin(tab === 'home' ? undefined : tab),
}

export function planSlug(planName: string): string {
  // a letter may be encoded as one character or as several
  return planName.normalize('NFC').toLowerCase().replaceAll(/\s/g, '')
}
