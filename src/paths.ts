/** Every address of the product. Nothing else writes a path down. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  plans: () => '/plans',
  services: () => '/services',
  features: () => '/features',
  team: () => '/team',
  contact: () => '/contact',
  login: () => '/login',
  register: () => '/register',
  dashboard: () => '/dashboard',
  support: () => '/dashboard/support',
  subscription: () => '/dashboard/subscription',
  purchases: () => '/dashboard/purchases',
  /** The printable acknowledgement of one purchase. */
  acknowledgement: (subscriptionId: string) => `/dashboard/purchases/${encodeURIComponent(subscriptionId)}`,
  notifications: () => '/dashboard/notifications',
  expired: () => '/dashboard/expired',
  supportChat: (complaintId?: string) =>
    complaintId === undefined ? '/support-chat' : `/support-chat/${encodeURIComponent(complaintId)}`,
  /** Takes the plan's name: lowercased, spaces removed (SPEC section 2). */
  payment: (planName: string) => `/payment/${encodeURIComponent(planSlug(planName))}`,
  admin: (tab?: string) => (tab === undefined ? '/admin-dashboard' : `/admin-dashboard/${tab}`),
} as const

export function planSlug(planName: string): string {
  return planName.toLowerCase().replaceAll(/\s/g, '')
}
