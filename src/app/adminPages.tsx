import type { RouteObject } from 'react-router-dom'
import { prefetch } from './prefetch'

/** The panel's tabs, each in a chunk of its own. */
export const adminPages: RouteObject[] = [
  {
    path: 'admin-dashboard',
    lazy: async () => ({ Component: (await import('@/admin/AdminShell')).AdminShell }),
    children: [
      {
        path: 'approve',
        loader: prefetch(
          async () => ({ ...(await import('@/api/subscriptions')), ...(await import('@/api/plans')) }),
          (api) => [api.pendingSubscriptionsQuery(), api.allSubscriptionsQuery(), api.plansQuery()],
        ),
        lazy: async () => ({ Component: (await import('@/admin/approve/ApproveTab')).ApproveTab }),
      },
      {
        path: '*',
        lazy: async () => ({ Component: (await import('@/admin/AdminNotFound')).AdminNotFound }),
      },
    ],
  },
]
