import { isValidElement, StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { queryClient } from '@/api/queryClient'
import { basename } from '@/config/basename'
import { brand } from '@/config/brand'
import { readBody, schemas } from '@/contract'
import { addresses } from '@/paths'
import { pageMetas } from '@/site/pageMeta'
import { Splash } from '@/site/Splash'
import { services } from '@/site/services/serviceList'
import { loadedAlready, loadMatchedRoutes } from '@/firstLoad/lazyRoutes'
import { prefetchedKey } from '@/firstLoad/prefetched'
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
  '/src/app/NotFoundPage.tsx',
  '/src/app/ApiLayout.tsx',
])

/** The modules, as paths in the project, that a page needs beside the entry before the browser can take it over. */
export async function modulesOf(pathname: string): Promise<string[]> {
  const matched = await loadMatchedRoutes(routes, pathname)
  const shown = new Set<unknown>(
    matched.map(({ Component, element }) => (isValidElement(element) ? element.type : Component)),
  )
  const modules = await Promise.all(
    Object.entries(pageModules).map(async ([path, load]) => ({ path, values: Object.values(await load()) })),
  )
  return modules.filter(({ values }) => values.some((value) => shown.has(value))).map(({ path }) => path)
}

/** Reads a server's answer to the call for the plans as the screens do. Throws a Mismatch when it holds no list. */
export const readPlans = (answer: unknown) => readBody(schemas.listPlans.answer, answer)

/**
 * Renders a public page to markup. Pages that show the plans show those of `plans`, or none. Rejects when the page
 * redirects or throws.
 */
export async function render(pathname: string, plans?: unknown): Promise<string> {
  const matched = await loadMatchedRoutes(routes, pathname)
  queryClient.clear()
  if (plans !== undefined) queryClient.setQueryData(prefetchedKey, plans)
  const handler = createStaticHandler(routes, { basename })
  const request = new Request(new URL(basename + pathname, 'http://localhost'))
  const context = await handler.query(request, { filterMatchesToLoad: () => false })
  if (context instanceof Response) throw new Error(`${pathname} redirects`)
  context.loaderData = loadedAlready(matched)
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    // otherwise React writes long parts at the end of the document and moves them by an inline script
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}
