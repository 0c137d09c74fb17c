import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { basename } from '@/config/basename'
import { loadMatchedRoutes } from '@/firstLoad/lazyRoutes'

/** The page's markup, head elements first. Data comes only from the query cache. Rejects if the page redirects or throws. */
export async function renderPage(routes: RouteObject[], pathname: string): Promise<string> {
  await loadMatchedRoutes(routes, pathname)
  const handler = createStaticHandler(routes, { basename })
  const request = new Request(new URL(basename + pathname, 'http://localhost'))
  const context = await handler.query(request, { filterMatchesToLoad: () => false })
  if (context instanceof Response) throw new Error(`${pathname} redirects`)
  // loaders only start queries
  context.loaderData = Object.fromEntries(context.matches.map(({ route }) => [route.id, null]))
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    // otherwise React streams long parts and moves them with an inline script
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}
