import { renderToStaticMarkup } from 'react-dom/server'
import { queryClient } from '@/api/queryClient'
import { brand } from '@/config/brand'
import { readBody, schemas } from '@/contract'
import { addresses } from '@/paths'
import { pageMetas } from '@/site/pageMeta'
import { Splash } from '@/site/Splash'
import { services } from '@/site/services/serviceList'
import { loadMatchedRoutes } from '@/firstLoad/lazyRoutes'
import { prefetchedKey } from '@/firstLoad/prefetched'
import { modulesShown } from './modulesShown'
import { renderPage } from './renderPage'
import { routes } from './routes'

/** An address without a page. What is rendered here becomes 404.html, which hosts send for unknown addresses. */
const notFoundPath = '/404'

const firstFolder = (path: string) => path.split('/').slice(0, 2).join('/')

/** The first parts of all addresses that the build renders no page for: only the browser renders those. */
const appFolders = [...new Set(Object.values(addresses).map(firstFolder))].filter((folder) =>
  pageMetas.every(({ path }) => firstFolder(path) !== folder),
)

/** What the build needs to know beside the markup. */
export const site = {
  addresses,
  appFolders,
  brand,
  notFoundPath,
  pageMetas,
  services,
  welcome: renderToStaticMarkup(<Splash />),
}

/** Every module that holds a public page or a frame around one, by its path in the project. */
const pageModules = import.meta.glob<Record<string, unknown>>([
  '/src/site/*/*Page.tsx',
  '/src/app/{ApiLayout,NotFoundPage,authPages}.tsx',
])

/** The modules, as paths in the project, that a page needs beside the entry before the browser can take it over. */
export async function modulesOf(pathname: string): Promise<string[]> {
  return modulesShown(await loadMatchedRoutes(routes, pathname), pageModules)
}

/** Reads a server's answer to the call for the plans as the screens do. Throws a Mismatch when it holds no list. */
export const readPlans = (answer: unknown) => readBody(schemas.listPlans.answer, answer)

/**
 * Renders a public page to markup. Pages that show the plans show those of `plans`, or none. Rejects when the page
 * redirects or throws.
 */
export async function render(pathname: string, plans?: unknown): Promise<string> {
  queryClient.clear()
  if (plans !== undefined) queryClient.setQueryData(prefetchedKey, plans)
  return renderPage(routes, pathname)
}
