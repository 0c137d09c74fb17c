import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom'
import { SiteLayout } from '@/site/SiteLayout'
import { ErrorPage } from './ErrorPage'
import { loadLoginAside } from './loginAside'
import { prefetch } from './prefetch'
import { RootLayout } from './RootLayout'

const ROOT = 'root'

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
  {
    path: 'login',
    lazy: async () => {
      const [{ LoginPage }, Aside] = await Promise.all([import('@/site/login/LoginPage'), loadLoginAside()])
      return { element: <LoginPage Aside={Aside} /> }
    },
  },
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
    lazy: async () => {
      const [page] = await Promise.all([import('@/portal/payment/PaymentPage'), import('./workplaceStyles')])
      return { Component: page.PaymentPage }
    },
  },
]

/** What a visitor may see. The rest is found by `discoverRoutes`. */
export const routes: RouteObject[] = [
  {
    id: ROOT,
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    // the shell is painted by the prerendered page or not at all: a fallback would flash before it
    HydrateFallback: () => null,
    children: [
      {
        Component: SiteLayout,
        children: [
          ...publicPages,
          {
            lazy: async () => ({ Component: (await import('./ApiLayout')).ApiLayout }),
            children: sitePagesWithData,
          },
          { path: '*', lazy: async () => ({ Component: (await import('./NotFoundPage')).NotFoundPage }) },
        ],
      },
    ],
  },
]

/**
 * The portal and the panel: a visitor's first load does without even their list of pages. The path begins with the
 * folder that the product is hosted in.
 */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (/\/(dashboard|support-chat|admin-dashboard)(\/|$)/.test(path)) {
    patch(ROOT, (await import('./memberRoutes')).memberRoutes)
  }
}
