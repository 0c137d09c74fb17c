import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Loads the lazy parts of the routes that match, in place. A prerendered page is hydrated in one go: a part that is
 * still loading would replace the markup by nothing first. Answers the matched routes.
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
 * A route whose loader has not run renders as loading, which is not what the build rendered. The loaders only start
 * queries, and on a prerendered page the queries start with the page: the loaders of named routes count as done.
 */
export function loadedAlready(matched: readonly RouteObject[]): Record<string, null> {
  return Object.fromEntries(
    matched.flatMap(({ id, loader }) => (id !== undefined && loader ? [[id, null]] : [])),
  )
}
