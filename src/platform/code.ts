import { signal } from './signal'

const AGAIN_AFTER_MS = 3000
const PATIENCE_MS = 10_000

/** How many parts of the page are not there yet because there is no connection. */
export const waitingForCode = signal(0)

/** Whether the site answers. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch('', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return true
  } catch {
    return false
  }
}

/**
 * Fetches code, for which a dynamic import alone is not enough: the router and React keep a rejection for as long as the
 * page lives. Without a connection it waits. Rejects where the site can be reached and the code is gone, as after a new
 * deployment.
 */
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
