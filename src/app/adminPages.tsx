import type { RouteObject } from 'react-router-dom'
import { prefetch } from './prefetch'

/** The tabs that add, edit and delete rows. */
const contentTabs: RouteObject[] = [
  {
    path: 'plans',
    loader: prefetch(
      () => import('@/api/plans'),
      (api) => [api.plansQuery()],
    ),
    lazy: async () => ({ Component: (await import('@/admin/plans/PlansTab')).PlansTab }),
  },
  {
    path: 'coupons',
    loader: prefetch(
      () => import('@/api/coupons'),
      (api) => [api.couponsQuery()],
    ),
    lazy: async () => ({ Component: (await import('@/admin/coupons/CouponsTab')).CouponsTab }),
  },
  {
    path: 'payment-options',
    loader: prefetch(
      () => import('@/api/paymentOptions'),
      (api) => [api.paymentOptionsQuery()],
    ),
    lazy: async () => ({
      Component: (await import('@/admin/payment-options/PaymentOptionsTab')).PaymentOptionsTab,
    }),
  },
  {
    path: 'team',
    loader: prefetch(
      () => import('@/api/team'),
      (api) => [api.teamMembersQuery()],
    ),
    lazy: async () => ({ Component: (await import('@/admin/team/TeamTab')).TeamTab }),
  },
  {
    path: 'features',
    loader: prefetch(
      () => import('@/api/features'),
      (api) => [api.featuresQuery()],
    ),
    lazy: async () => ({ Component: (await import('@/admin/features/FeaturesTab')).FeaturesTab }),
  },
  {
    path: 'services',
    loader: prefetch(
      () => import('@/api/services'),
      (api) => [api.servicesQuery()],
    ),
    lazy: async () => ({ Component: (await import('@/admin/services/ServicesTab')).ServicesTab }),
  },
]

/** The panel's tabs, each in a chunk of its own. */
export const adminPages: RouteObject[] = [
  {
    path: 'admin-dashboard',
    lazy: async () => ({ Component: (await import('@/admin/shell/AdminShell')).AdminShell }),
    children: [
      {
        index: true,
        loader: prefetch(
          () => import('@/api/stats'),
          (api) => [api.statsQuery()],
        ),
        lazy: async () => ({ Component: (await import('@/admin/home/HomeTab')).HomeTab }),
      },
      {
        path: 'user-plans',
        loader: prefetch(
          async () => ({ ...(await import('@/api/users')), ...(await import('@/api/subscriptions')) }),
          (api) => [api.usersQuery(), api.allSubscriptionsQuery()],
        ),
        lazy: async () => ({ Component: (await import('@/admin/user-plans/UserPlansTab')).UserPlansTab }),
      },
      {
        path: 'users',
        loader: prefetch(
          () => import('@/api/users'),
          (api) => [api.usersQuery()],
        ),
        lazy: async () => ({ Component: (await import('@/admin/users/UsersTab')).UsersTab }),
      },
      {
        path: 'renewal-requests',
        loader: prefetch(
          () => import('@/api/renewals'),
          (api) => [api.renewalRequestsQuery()],
        ),
        lazy: async () => ({
          Component: (await import('@/admin/renewal-requests/RenewalRequestsTab')).RenewalRequestsTab,
        }),
      },
      {
        path: 'contacts',
        loader: prefetch(
          () => import('@/api/contacts'),
          (api) => [api.contactsQuery()],
        ),
        lazy: async () => ({ Component: (await import('@/admin/contacts/ContactsTab')).ContactsTab }),
      },
      {
        path: 'newsletter',
        loader: prefetch(
          () => import('@/api/newsletter'),
          (api) => [api.newsletterSubscribersQuery()],
        ),
        lazy: async () => ({ Component: (await import('@/admin/newsletter/NewsletterTab')).NewsletterTab }),
      },
      {
        path: 'notifications',
        loader: prefetch(
          async () => ({ ...(await import('@/api/notifications')), ...(await import('@/api/users')) }),
          (api) => [api.notificationsQuery(), api.usersQuery()],
        ),
        lazy: async () => ({
          Component: (await import('@/admin/notifications/NotificationsTab')).NotificationsTab,
        }),
      },
      {
        path: 'help',
        loader: prefetch(
          () => import('@/api/complaints'),
          (api) => [api.complaintsQuery()],
        ),
        lazy: async () => ({ Component: (await import('@/admin/help/HelpTab')).HelpTab }),
      },
      {
        path: 'stats',
        loader: prefetch(
          async () => ({
            ...(await import('@/api/stats')),
            ...(await import('@/api/subscriptions')),
            ...(await import('@/api/users')),
            ...(await import('@/api/plans')),
            ...(await import('@/api/complaints')),
            ...(await import('@/api/coupons')),
          }),
          (api) => [
            api.statsQuery(),
            api.allSubscriptionsQuery(),
            api.usersQuery(),
            api.plansQuery(),
            api.complaintsQuery(),
            api.couponsQuery(),
          ],
        ),
        lazy: async () => ({ Component: (await import('@/admin/stats/StatsTab')).StatsTab }),
      },
      {
        path: 'approve',
        loader: prefetch(
          async () => ({ ...(await import('@/api/subscriptions')), ...(await import('@/api/plans')) }),
          (api) => [api.pendingSubscriptionsQuery(), api.allSubscriptionsQuery(), api.plansQuery()],
        ),
        lazy: async () => ({ Component: (await import('@/admin/approve/ApproveTab')).ApproveTab }),
      },
      ...contentTabs,
      {
        path: '*',
        lazy: async () => ({ Component: (await import('@/admin/shell/AdminNotFound')).AdminNotFound }),
      },
    ],
  },
]
