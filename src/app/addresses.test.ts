import { isValidElement } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { addresses } from '@/paths'
import { discoverRoutes, routes } from './routes'

/** Every address with its nested components. */
const chains: Record<string, string> = {
  '/': 'RootLayout > SiteLayout > HomePage',
  '/about': 'RootLayout > SiteLayout > AboutPage',
  '/plans': 'RootLayout > SiteLayout > ApiLayout > PlansPage',
  '/services': 'RootLayout > SiteLayout > ServicesPage',
  '/features': 'RootLayout > SiteLayout > FeaturesPage',
  '/team': 'RootLayout > SiteLayout > TeamPage',
  '/contact': 'RootLayout > SiteLayout > ContactPage',
  '/login': 'RootLayout > SiteLayout > ApiLayout > LoginRoute',
  '/register': 'RootLayout > SiteLayout > ApiLayout > RegisterRoute',
  '/payment/:plan': 'RootLayout > SiteLayout > ApiLayout > PaymentPage',
  '/dashboard': 'RootLayout > ApiLayout > PortalLayout > DashboardPage',
  '/dashboard/support': 'RootLayout > ApiLayout > PortalLayout > SupportPage',
  '/dashboard/subscription': 'RootLayout > ApiLayout > PortalLayout > SubscriptionPage',
  '/dashboard/purchases': 'RootLayout > ApiLayout > PortalLayout > PurchasesPage',
  '/dashboard/purchases/:subscriptionId': 'RootLayout > ApiLayout > PortalLayout > AcknowledgementPage',
  '/dashboard/notifications': 'RootLayout > ApiLayout > PortalLayout > NotificationsPage',
  '/dashboard/expired': 'RootLayout > ApiLayout > PortalLayout > ExpiredPage',
  '/Dashboard/Notifications': 'RootLayout > ApiLayout > PortalLayout > NotificationsPage',
  '/support-chat': 'RootLayout > ApiLayout > ChatFrame > ChatPage',
  '/support-chat/:complaintId': 'RootLayout > ApiLayout > ChatFrame > ChatPage',
  '/admin-dashboard': 'RootLayout > ApiLayout > AdminShell > HomeTab',
  '/admin-dashboard/approve': 'RootLayout > ApiLayout > AdminShell > ApproveTab',
  '/admin-dashboard/renewal-requests': 'RootLayout > ApiLayout > AdminShell > RenewalRequestsTab',
  '/admin-dashboard/help': 'RootLayout > ApiLayout > AdminShell > HelpTab',
  '/admin-dashboard/user-plans': 'RootLayout > ApiLayout > AdminShell > UserPlansTab',
  '/admin-dashboard/users': 'RootLayout > ApiLayout > AdminShell > UsersTab',
  '/admin-dashboard/contacts': 'RootLayout > ApiLayout > AdminShell > ContactsTab',
  '/admin-dashboard/notifications': 'RootLayout > ApiLayout > AdminShell > NotificationsTab',
  '/admin-dashboard/newsletter': 'RootLayout > ApiLayout > AdminShell > NewsletterTab',
  '/admin-dashboard/plans': 'RootLayout > ApiLayout > AdminShell > PlansTab',
  '/admin-dashboard/coupons': 'RootLayout > ApiLayout > AdminShell > CouponsTab',
  '/admin-dashboard/payment-options': 'RootLayout > ApiLayout > AdminShell > PaymentOptionsTab',
  '/admin-dashboard/team': 'RootLayout > ApiLayout > AdminShell > TeamTab',
  '/admin-dashboard/features': 'RootLayout > ApiLayout > AdminShell > FeaturesTab',
  '/admin-dashboard/services': 'RootLayout > ApiLayout > AdminShell > ServicesTab',
  '/admin-dashboard/stats': 'RootLayout > ApiLayout > AdminShell > StatsTab',
  '/admin-dashboard/:tab': 'RootLayout > ApiLayout > AdminShell > AdminNotFound',
  '/dashboard/nowhere': 'RootLayout > SiteLayout > NotFoundPage',
  '/nowhere': 'RootLayout > SiteLayout > NotFoundPage',
}

/** The names of the nested components that the router renders at an address. */
async function chainAt(address: string): Promise<string> {
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    patchRoutesOnNavigation: discoverRoutes,
  })
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 20_000 })
  router.dispose()
  return router.state.matches
    .map(({ route: { element } }) => {
      const type: unknown = isValidElement(element) ? element.type : undefined
      return typeof type === 'function' ? type.name : 'nothing'
    })
    .join(' > ')
}

test.each(Object.entries(chains))('shows %s as %s', async (address, chain) => {
  expect(await chainAt(address)).toBe(chain)
})

test('covers every address, both with and without its optional part', () => {
  const written = Object.values(addresses).flatMap((address) =>
    address.endsWith('?') ? [address.replace(/\/:.*/, ''), address.slice(0, -1)] : [address],
  )
  expect(Object.keys(chains)).toEqual(expect.arrayContaining(written))
})
