import type { RouteObject } from 'react-router-dom'
import { prefetch } from './prefetch'

const withPlans = prefetch(
  () => import('@/api/plans'),
  (api) => [api.plansQuery()],
)

/** The signed-in user's pages. */
export const portalPages: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('@/portal/shell/PortalLayout')).PortalLayout }),
    // what the menu counts on every page
    loader: prefetch(
      async () => ({
        ...(await import('@/api/auth')),
        ...(await import('@/api/subscriptions')),
        ...(await import('@/api/notifications')),
        ...(await import('@/api/complaints')),
      }),
      (api) => [
        api.meQuery(),
        api.mySubscriptionsQuery(),
        api.myNotificationsQuery(),
        api.myComplaintsQuery(),
      ],
    ),
    children: [
      {
        path: 'dashboard',
        loader: prefetch(
          async () => ({ ...(await import('@/api/dashboard')), ...(await import('@/api/plans')) }),
          (api) => [api.dashboardQuery(), api.plansQuery()],
        ),
        lazy: async () => ({ Component: (await import('@/portal/dashboard/DashboardPage')).DashboardPage }),
      },
      {
        path: 'dashboard/subscription',
        loader: withPlans,
        lazy: async () => ({
          Component: (await import('@/portal/subscription/SubscriptionPage')).SubscriptionPage,
        }),
      },
      {
        path: 'dashboard/purchases',
        loader: withPlans,
        lazy: async () => ({ Component: (await import('@/portal/purchases/PurchasesPage')).PurchasesPage }),
      },
      {
        path: 'dashboard/purchases/:subscriptionId',
        loader: withPlans,
        lazy: async () => ({
          Component: (await import('@/portal/purchases/AcknowledgementPage')).AcknowledgementPage,
        }),
      },
      {
        path: 'dashboard/notifications',
        lazy: async () => ({
          Component: (await import('@/portal/notifications/NotificationsPage')).NotificationsPage,
        }),
      },
      {
        path: 'dashboard/support',
        lazy: async () => ({ Component: (await import('@/portal/support/SupportPage')).SupportPage }),
      },
      {
        path: 'dashboard/expired',
        loader: withPlans,
        lazy: async () => ({ Component: (await import('@/portal/expired/ExpiredPage')).ExpiredPage }),
      },
    ],
  },
]
