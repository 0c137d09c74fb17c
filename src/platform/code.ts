import { type ComponentType, lazy } from 'react'
import { signal } from './signal'

const AGAIN_AFTER_MS = 3000
const PATIENCE_MS = 10_000

/** How many parts of the page are waiting for a connection. */
export const waitingForCode = signal(0)

export async function isReachable(): Promise<boolean> {
  try {
    await fetch('', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return true
  } catch {
    return false
  }
}

/** Waits while offline, because the router and React would keep a rejection for good. Rejects if the code is gone. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    if (await isReachable()) throw error
  }
  waitingForCode.set(waitingForCode.get() + 1)
  do await onlineOrLater()
  while (!(await isReachable()))
  waitingForCode.set(waitingForCode.get() - 1)
  return loadCode(load)
}

/** A component whose code loads when it first shows. */
export const lazyCode = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => loadCode(async () => ({ default: await load() })))

const onlineOrLater = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(goOn, AGAIN_AFTER_MS)
    addEventListener('online', goOn)
    function goOn() {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve()
    }
  })
