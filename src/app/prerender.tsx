import { StrictMode } from 'react'
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
import { loadedAlready, loadMatchedRoutes } from './lazyRoutes'
import { prefetchedKey } from './prefetched'
import { routes } from './routes'

/** An address that leads nowhere: its page is the document for everything that a static host does not find. */
const notFoundPath = '/404'

const firstFolder = (path: string) => path.split('/').slice(0, 2).join('/')

/** The folders whose pages only a browser renders: those of all addresses but of the pages that the build renders. */
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

/** The plan list of a server's answer, read as screens read it. Throws a Mismatch when there is no list in it. */
export const readPlans = (answer: unknown) => readBody(schemas.listPlans.answer, answer)

/**
 * The markup of a public page, as the build writes it. `plans` is the plan list as it was read, where it is to stand in
 * the page. Rejects when the page redirects or throws.
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
    // a longer part would else be moved to the end of the document, and back by an inline script
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}
