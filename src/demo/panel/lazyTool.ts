import { type ComponentType, lazy } from 'react'
import { retried } from '@/firstLoad/lazyPart'

/** A tool of the demo, loaded on first use. A failed load is retried, and does not remove the demo's bar. */
export const lazyTool = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await retried(load) }))
