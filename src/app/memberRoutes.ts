import type { RouteObject } from 'react-router-dom'
import { addresses } from '@/paths'
import { loadCode } from '@/platform/code'
import { adminPages } from './adminPages'
import { lazyRoute } from './page'
import { portalPages } from './portalPages'
import './workplaceStyles'

const chat: RouteObject = {
  path: addresses.supportChat,
  handle: { reads: ['getMe'] },
  lazy: async () => {
    const { ChatFrame, chatLoader } = await loadCode(() => import('./chat'))
    return { Component: ChatFrame, loader: chatLoader }
  },
  children: [{ index: true, ...lazyRoute(async () => (await import('./chat')).ChatPage) }],
}

export const memberRoutes: RouteObject[] = [
  {
    ...lazyRoute(async () => (await import('./ApiLayout')).ApiLayout),
    children: [portalPages, chat, adminPages],
  },
]
