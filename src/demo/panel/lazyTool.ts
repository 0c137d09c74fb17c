import { type ComponentType, lazy } from 'react'
import { retried } from '@/firstLoad/lazyPart'

/** A tool that fails to load, as without a connection, must neither remove the demo's bar nor stay lost. */
export const lazyTool = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await retried(load) }))
