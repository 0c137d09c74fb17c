import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Resolves the lazy routes that match, in place, and returns them. Hydrating while a route is still loading would replace
 * its prerendered markup with nothing.
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
 * Loader data that makes the router treat the loaders as done; otherwise it would hydrate a loading page over a loaded
 * one. Safe because loaders only start queries, which the page starts as well.
 */
export function completedLoaders(matched: readonly RouteObject[]): Record<string, null> {
  return Object.fromEntries(
    matched.flatMap(({ id, loader }) => (id !== undefined && loader ? [[id, null]] : [])),
  )
}
