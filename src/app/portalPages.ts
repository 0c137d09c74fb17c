import type { RouteObject } from 'react-router-dom'
import { addresses } from '@/paths'
import { lazyRoute, memberPage } from './page'
import { reading } from './prefetch'

export const portalPages: RouteObject = {
  ...lazyRoute(async () => (await import('@/portal/shell/PortalLayout')).PortalLayout),
  // for the menu's counts
  ...reading(['getMe', 'listMySubscriptions', 'listMyNotifications', 'listMyComplaints'], 'member'),
  children: [
    memberPage(
      addresses.dashboard,
      async () => (await import('@/portal/dashboard/DashboardPage')).DashboardPage,
      'getDashboard',
      'listPlans',
    ),
    memberPage(
      addresses.subscription,
      async () => (await import('@/portal/subscription/SubscriptionPage')).SubscriptionPage,
      'listPlans',
    ),
    memberPage(
      addresses.purchases,
      async () => (await import('@/portal/purchases/PurchasesPage')).PurchasesPage,
      'listPlans',
    ),
    memberPage(
      addresses.acknowledgement,
      async () => (await import('@/portal/purchases/AcknowledgementPage')).AcknowledgementPage,
      'listPlans',
    ),
    memberPage(
      addresses.notifications,
      async () => (await import('@/portal/notifications/NotificationsPage')).NotificationsPage,
    ),
    memberPage(addresses.support, async () => (await import('@/portal/support/SupportPage')).SupportPage),
    memberPage(
      addresses.expired,
      async () => (await import('@/portal/expired/ExpiredPage')).ExpiredPage,
      'listPlans',
    ),
  ],
}
