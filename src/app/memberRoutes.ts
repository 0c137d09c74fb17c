import type { RouteObject } from 'react-router-dom'
import { adminPages } from './adminPages'
import { portalPages } from './portalPages'
import './workplaceStyles'

/** A chat has one address for both sides of it (SPEC section 2). */
const chat: RouteObject = {
  path: 'support-chat/:complaintId?',
  lazy: async () => {
    const [frame, data] = await Promise.all([import('./ChatFrame'), import('./chatLoader')])
    return { Component: frame.ChatFrame, loader: data.chatLoader }
  },
  children: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('@/portal/chat/ChatPage')).ChatPage }),
    },
  ],
}

/** The portal, the panel, and what belongs to both. */
export const memberRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./ApiLayout')).ApiLayout }),
    children: [...portalPages, chat, ...adminPages],
  },
]
