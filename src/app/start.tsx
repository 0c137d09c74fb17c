import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, type HydrationState } from 'react-router-dom'
import { basename } from '@/config/basename'
import { watchOtherTabs } from '@/session/state'
import { loadAllParts } from '@/site/lazyPart'
import { nameHistoryEntry } from './historyEntry'
import { loadedAlready, loadMatchedRoutes } from './lazyRoutes'
import { adoptPrefetched } from './prefetched'
import { discoverRoutes, routes } from './routes'

/** The address within the product, as the prerendered page is marked with it. */
function currentPath(): string {
  const { pathname } = globalThis.location
  const inside = pathname.startsWith(basename) ? pathname.slice(basename.length) : pathname
  return inside.length > 1 ? inside.replace(/\/$/, '') : '/'
}

/** Renders the product into the element, or takes over the page that the build has rendered there. */
export async function startApp(element: HTMLElement): Promise<void> {
  watchOtherTabs()
  const prerendered = element.dataset['prerendered'] === currentPath()
  if (!prerendered) {
    delete element.dataset['prerendered']
    // it welcomes to the document that goes
    delete document.documentElement.dataset['welcome']
    element.replaceChildren()
    createRoot(element).render(app())
    return
  }
  const [matched] = await Promise.all([loadMatchedRoutes(routes, currentPath()), adoptPrefetched()])
  // handed over even where there is none: with it the router leaves the first scroll to the browser, whose anchors and
  // reloads are right before any script has run
  const taken = app({ loaderData: loadedAlready(matched) })
  // in slices: a slow phone answers a touch in between
  startTransition(() => void hydrateRoot(element, taken))
}

function app(hydrationData?: HydrationState) {
  nameHistoryEntry()
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData,
    patchRoutesOnNavigation: discoverRoutes,
  })
  router.subscribe(loadAllParts)
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
}
