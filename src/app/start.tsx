import { startTransition, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, type HydrationState, type RouteObject } from 'react-router-dom'
import { basename } from '@/config/basename'
import { reportFailure } from '@/platform/log'
import { watchOtherTabs } from '@/platform/token'
import { isTranslated } from '@/platform/translatedTexts'
import { loadAllParts } from '@/firstLoad/lazyPart'
import { watchMissingCode } from './missingCode'
import { completedLoaders, loadMatchedRoutes } from '@/firstLoad/lazyRoutes'
import { adoptPrefetched } from '@/firstLoad/prefetched'
import { keepTypedValues } from '@/firstLoad/typedFields'
import { discoverRoutes, routes } from './routes'

/** The current address without the folder of the host: the build marks each prerendered page with its own. */
function currentPath(): string {
  const { pathname } = globalThis.location
  const inside = pathname.startsWith(basename) ? pathname.slice(basename.length) : pathname
  return inside.length > 1 ? inside.replace(/\/$/, '') : '/'
}

/** Renders the product into the element, or takes over the page that the build has rendered there. */
export async function startApp(element: HTMLElement): Promise<void> {
  watchOtherTabs()
  watchMissingCode()
  if (element.dataset['prerendered'] === currentPath()) {
    const [matched] = await Promise.all([loadMatchedRoutes(routes, currentPath()), adoptPrefetched()])
    // React cannot take over what the browser has translated meanwhile
    if (!isTranslated()) return takeOver(element, matched)
  }
  const router = createRouter()
  // what the document has painted stays until React replaces it by the page itself
  await isReady(router)
  delete element.dataset['prerendered']
  // the welcome belongs to the markup that is removed here
  delete document.documentElement.dataset['welcome']
  const putTypedBack = keepTypedValues(element)
  flushSync(() => createRoot(element).render(app(router)))
  putTypedBack()
}

function takeOver(element: HTMLElement, matched: RouteObject[]): void {
  // passed even when it is empty: then the router does not scroll at the start. The browser has already done so, for an
  // anchor or after a reload
  const taken = app(createRouter({ loaderData: completedLoaders(matched) }))
  const putTypedBack = keepTypedValues(element)
  // a transition works in slices, so that a slow phone can respond to touches meanwhile
  startTransition(() => void hydrateRoot(element, taken, { onRecoverableError }))

  /**
   * React renders anew what it cannot take over, because an extension has put something into it, or the browser translated it.
   */
  function onRecoverableError(error: unknown): void {
    putTypedBack()
    if (!isTranslated()) reportError(error)
  }
}

/**
 * Gives the document's first history entry a key, unless a reload has left one. The router remembers scroll positions by
 * key and treats all entries without one as the same page, so it would open one page at the position of another.
 */
function nameHistoryEntry(): void {
  const known = { ...(history.state as object | null) }
  if ('key' in known) return
  history.replaceState({ ...known, key: String(Math.random()) }, '')
}

function createRouter(hydrationData?: HydrationState) {
  nameHistoryEntry()
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData,
    patchRoutesOnNavigation: discoverRoutes,
  })
  router.subscribe(loadAllParts)
  return router
}

type Router = ReturnType<typeof createRouter>

/** Resolves when the code of the first page is there. Until then, the router would show nothing. */
const isReady = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) resolve()
    router.subscribe(({ initialized }) => initialized && resolve())
  })

const app = (router: Router) => (
  <StrictMode>
    <RouterProvider router={router} onError={reportFailure} />
  </StrictMode>
)
