import type { RouteObject } from 'react-router-dom'
import { addresses } from '@/paths'
import { loadCode } from '@/platform/code'
import { adminPages } from './adminPages'
import { lazyRoute } from './page'
import { portalPages } from './portalPages'
import './workplaceStyles'

/** A chat has one address for both sides of it (SPEC section 2). */
const chat: RouteObject = {
  path: addresses.supportChat,
  handle: { reads: ['getMe'] },
  lazy: async () => {
    const { ChatFrame, chatLoader } = await loadCode(() => import('./chat'))
    return { Component: ChatFrame, loader: chatLoader }
  },
  children: [{ index: true, ...lazyRoute(async () => (await import('./chat')).ChatPage) }],
}

/** The portal, the panel, and what belongs to both. */
export const memberRoutes: RouteObject[] = [
  {
    ...lazyRoute(async () => (await import('./ApiLayout')).ApiLayout),
    children: [portalPages, chat, adminPages],
  },
]
