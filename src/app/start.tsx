import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { watchOtherTabs } from '@/session/state'
import { loadedAlready, loadMatchedRoutes } from './lazyRoutes'
import { adoptPrefetched } from './prefetched'
import { routes } from './routes'

const basename = import.meta.env.BASE_URL.replace(/\/$/, '')

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
    element.replaceChildren()
    createRoot(element).render(app(createBrowserRouter(routes, { basename })))
    return
  }
  const [matched] = await Promise.all([loadMatchedRoutes(routes, currentPath()), adoptPrefetched()])
  const loaderData = loadedAlready(matched)
  // handed over only where there is some: with it, the router does not restore the scroll position
  const hydrationData = Object.keys(loaderData).length > 0 ? { loaderData } : undefined
  hydrateRoot(element, app(createBrowserRouter(routes, { basename, hydrationData })))
}

const app = (router: ReturnType<typeof createBrowserRouter>) => (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
