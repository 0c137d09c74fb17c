import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Loads the code of the routes that match, writes it into them, and returns them. React takes over a prerendered page
 * in one step: while a part is still loading, it would show nothing in place of that part's markup.
 */
export async function loadMatchedRoutes(routes: RouteObject[], pathname: string): Promise<RouteObject[]> {
  const matched = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route)
  await Promise.all(
    matched.map(async (route) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy())
      delete route.lazy
    }),
  )
  return matched
}

/**
 * The loader data of the routes that have an id, so that the router takes their loaders for done. Otherwise it would
 * render the page as loading, and the build has rendered it as loaded. Nothing is lost: loaders only start queries, and
 * the page starts the same ones.
 */
export function loadedAlready(matched: readonly RouteObject[]): Record<string, null> {
  return Object.fromEntries(
    matched.flatMap(({ id, loader }) => (id !== undefined && loader ? [[id, null]] : [])),
  )
}
