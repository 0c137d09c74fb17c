import { startTransition, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, type HydrationState, type RouteObject } from 'react-router-dom'
import { basename } from '@/config/basename'
import { reportFailure } from '@/platform/log'
import { watchOtherTabs } from '@/platform/token'
import { isTranslated } from '@/platform/translatedTexts'
import { watchMissingCode } from './missingCode'
import { layOutRest } from '@/firstLoad/layOutRest'
import { completedLoaders, loadMatchedRoutes } from '@/firstLoad/lazyRoutes'
import { LEAVING } from '@/firstLoad/lazyPart'
import { adoptPrefetched } from '@/firstLoad/prefetched'
import { keepTypedValues } from '@/firstLoad/typedFields'
import { preloadOnHover } from './preloadOnHover'
import { discoverRoutes, routes } from './routes'

function currentPath(): string {
  const { pathname } = globalThis.location
  const inside = pathname.startsWith(basename) ? pathname.slice(basename.length) : pathname
  return inside.length > 1 ? inside.replace(/\/$/, '') : '/'
}

export async function startApp(element: HTMLElement): Promise<void> {
  withoutFileName()
  watchOtherTabs()
  watchMissingCode()
  preloadOnHover()
  if (element.dataset['prerendered'] === currentPath()) {
    const [matched] = await Promise.all([loadMatchedRoutes(routes, currentPath()), adoptPrefetched()])
    // React cannot hydrate translated text
    if (!isTranslated()) return hydrate(element, matched)
  }
  const router = createRouter()
  // keep the painted shell until the page is ready
  await isReady(router)
  delete element.dataset['prerendered']
  // the splash is part of the removed markup
  delete document.documentElement.dataset['welcome']
  const putTypedBack = keepTypedValues(element)
  flushSync(() => createRoot(element).render(app(router)))
  putTypedBack()
}

/** Static hosts also serve a page at its file's address. */
function withoutFileName(): void {
  const { pathname, search, hash } = globalThis.location
  const folder = pathname.replace(/\/index\.html$/, '/')
  if (folder !== pathname) history.replaceState(history.state, '', folder + search + hash)
}

function hydrate(element: HTMLElement, matched: RouteObject[]): void {
  // loader data is passed even when empty, to keep the router from scrolling: the browser has already scrolled
  const router = createRouter({ loaderData: completedLoaders(matched) })
  router.subscribe(() => dispatchEvent(new Event(LEAVING)))
  const putTypedBack = keepTypedValues(element)
  // a transition keeps slow phones responsive
  startTransition(() => void hydrateRoot(element, app(router), { onRecoverableError }))
  layOutRest()

  /** React re-renders markup that it cannot hydrate because an extension or a translation has changed it. */
  function onRecoverableError(error: unknown): void {
    putTypedBack()
    if (!isTranslated()) reportError(error)
  }
}

/** The router stores scroll positions by key, and entries without a key would share a position. */
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
  return router
}

type Router = ReturnType<typeof createRouter>

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
