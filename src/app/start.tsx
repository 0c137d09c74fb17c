import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { watchOtherTabs } from '@/session/state'
import { routes } from './routes'

/** Renders the product into the element. */
export function startApp(element: HTMLElement): void {
  watchOtherTabs()
  const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL })
  createRoot(element).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
