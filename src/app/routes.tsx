import type { RouteObject } from 'react-router-dom'
import { SiteLayout } from '@/site/SiteLayout'
import { adminPages } from './adminPages'
import { ErrorPage } from './ErrorPage'
import { NotFoundPage } from './NotFoundPage'
import { portalPages } from './portalPages'
import { prefetch } from './prefetch'
import { RootLayout } from './RootLayout'

/** Everything that needs no server: the visitor's pages. */
const publicPages: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('@/site/home/HomePage')).HomePage }) },
  { path: 'about', lazy: async () => ({ Component: (await import('@/site/about/AboutPage')).AboutPage }) },
  {
    path: 'services',
    lazy: async () => ({ Component: (await import('@/site/services/ServicesPage')).ServicesPage }),
  },
  {
    path: 'features',
    lazy: async () => ({ Component: (await import('@/site/features/FeaturesPage')).FeaturesPage }),
  },
  { path: 'team', lazy: async () => ({ Component: (await import('@/site/team/TeamPage')).TeamPage }) },
  {
    path: 'contact',
    lazy: async () => ({ Component: (await import('@/site/contact/ContactPage')).ContactPage }),
  },
]

const sitePagesWithData: RouteObject[] = [
  {
    // named, because the build renders it with its data: see app/start.tsx
    id: 'plans',
    path: 'plans',
    loader: prefetch(
      () => import('@/api/plans'),
      (api) => [api.plansQuery()],
      'nothing',
    ),
    lazy: async () => ({ Component: (await import('@/site/plans/PlansPage')).PlansPage }),
  },
  { path: 'login', lazy: async () => ({ Component: (await import('@/site/login/LoginPage')).LoginPage }) },
  {
    path: 'register',
    lazy: async () => ({ Component: (await import('@/site/register/RegisterPage')).RegisterPage }),
  },
  {
    path: 'payment/:plan',
    loader: prefetch(
      async () => ({ ...(await import('@/api/plans')), ...(await import('@/api/paymentOptions')) }),
      (api) => [api.plansQuery(), api.activePaymentOptionsQuery()],
      'nothing',
    ),
    lazy: async () => ({ Component: (await import('@/portal/payment/PaymentPage')).PaymentPage }),
  },
]

const apiLayout: RouteObject['lazy'] = async () => ({ Component: (await import('./ApiLayout')).ApiLayout })

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    // the shell is painted by the prerendered page or not at all: a fallback would flash before it
    HydrateFallback: () => null,
    children: [
      {
        Component: SiteLayout,
        children: [
          ...publicPages,
          { lazy: apiLayout, children: sitePagesWithData },
          { path: '*', Component: NotFoundPage },
        ],
      },
      { lazy: apiLayout, children: [...portalPages, ...adminPages] },
    ],
  },
]
