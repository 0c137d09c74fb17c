import { matchRoutes, type RouteObject } from 'react-router-dom'

/** Resolves the page's lazy routes in place. Hydrating while a route still loads would erase its prerendered markup. */
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

/** Without this data the router would hydrate a loading page. Safe: loaders only start queries, as the page does. */
export function completedLoaders(matched: readonly RouteObject[]): Record<string, null> {
  return Object.fromEntries(
    matched.flatMap(({ id, loader }) => (id !== undefined && loader ? [[id, null]] : [])),
  )
}
