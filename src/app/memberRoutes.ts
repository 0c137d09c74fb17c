import type { RouteObject } from 'react-router-dom'
import { adminPages } from './adminPages'
import { portalPages } from './portalPages'
import './workplaceStyles'

/** The portal and the panel. */
export const memberRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./ApiLayout')).ApiLayout }),
    children: [...portalPages, ...adminPages],
  },
]
