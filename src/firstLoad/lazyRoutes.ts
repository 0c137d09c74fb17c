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

/** Marks the loaders as done, or the router would hydrate a loading page. The page itself starts the same queries. */
export function completedLoaders(matched: readonly RouteObject[]): Record<string, null> {
  return Object.fromEntries(
    matched.flatMap(({ id, loader }) => (id !== undefined && loader ? [[id, null]] : [])),
  )
}
