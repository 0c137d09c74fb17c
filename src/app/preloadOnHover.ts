import { matchRoutes } from 'react-router-dom'
import { basename } from '@/config/basename'
import { routesAt } from './routes'

/** Loads a page's code as soon as the pointer reaches a link to it. */
export function preloadOnHover(): void {
  addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    // the page reports a failure when it opens
    if (link?.origin === location.origin && navigator.onLine) loadPage(link.pathname).catch(() => {})
  })
}

async function loadPage(pathname: string): Promise<void> {
  const matches = matchRoutes(await routesAt(pathname), pathname, basename) ?? []
  await Promise.all(matches.map(async ({ route }) => typeof route.lazy === 'function' && route.lazy()))
}
