import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom'
import { addresses, paths } from '@/paths'
import { loadCode } from '@/platform/code'
import { SiteLayout } from '@/site/SiteLayout'
import { ErrorPage } from './ErrorPage'
import { loadLoginAside } from './loginAside'
import { lazyRoute, publicPage } from './page'
import { RootLayout } from './RootLayout'

const ROOT = 'root'

const pagesWithoutData: RouteObject[] = [
  publicPage(addresses.home, async () => (await import('@/site/home/HomePage')).HomePage),
  publicPage(addresses.about, async () => (await import('@/site/about/AboutPage')).AboutPage),
  publicPage(addresses.services, async () => (await import('@/site/services/ServicesPage')).ServicesPage),
  publicPage(addresses.features, async () => (await import('@/site/features/FeaturesPage')).FeaturesPage),
  publicPage(addresses.team, async () => (await import('@/site/team/TeamPage')).TeamPage),
  publicPage(addresses.contact, async () => (await import('@/site/contact/ContactPage')).ContactPage),
]

const pagesWithData: RouteObject[] = [
  {
    // completedLoaders needs the id, because the build renders this page with its data
    id: 'plans',
    ...publicPage(
      addresses.plans,
      async () => (await import('@/site/plans/PlansPage')).PlansPage,
      'listPlans',
    ),
  },
  {
    path: addresses.login,
    lazy: async () => {
      const [{ LoginRoute }, Aside] = await loadCode(() =>
        Promise.all([import('./authPages'), loadLoginAside()]),
      )
      return { element: <LoginRoute Aside={Aside} /> }
    },
  },
  publicPage(addresses.register, async () => (await import('./authPages')).RegisterRoute),
  publicPage(
    addresses.payment,
    async () => {
      const [page] = await Promise.all([import('@/portal/payment/PaymentPage'), import('./workplaceStyles')])
      return page.PaymentPage
    },
    'listPlans',
    'listActivePaymentOptions',
  ),
]

/** The routes that visitors may see; `discoverRoutes` adds the others. */
export const routes: RouteObject[] = [
  {
    id: ROOT,
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    // nothing while the first code loads: a fallback would flash before the page
    HydrateFallback: () => null,
    children: [
      {
        Component: SiteLayout,
        children: [
          ...pagesWithoutData,
          {
            ...lazyRoute(async () => (await import('./ApiLayout')).ApiLayout),
            children: pagesWithData,
          },
          publicPage('*', async () => (await import('./NotFoundPage')).NotFoundPage),
        ],
      },
    ],
  },
]

/** Below these addresses are the pages of members. */
const memberFolders = [paths.dashboard(), paths.supportChat(), paths.admin()]

const loadMemberRoutes = async (path: string) =>
  memberFolders.some((folder) => `${path}/`.toLowerCase().includes(`${folder}/`))
    ? (await loadCode(() => import('./memberRoutes'))).memberRoutes
    : []

/** The visitors' routes, and those of members if the path is below their addresses. */
export const routesAt = async (path: string) => [...routes, ...(await loadMemberRoutes(path))]

/** Keeps the portal and the admin panel out of a visitor's first load. */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) =>
  patch(ROOT, await loadMemberRoutes(path))
