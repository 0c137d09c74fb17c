import { isReachable } from '@/platform/code'

const missing = new Set<unknown>()

/** Hears of code that could not be fetched: a new deployment has removed it, or there is no connection. */
export function watchMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))
}

export const isMissingCode = (error: unknown): boolean => missing.has(error)

/**
 * Loads the page anew, with the code of the present deployment, where the site can be reached. Resolves where it cannot, and
 * on a page that was reloaded already: what is missing there would have it reload for ever.
 */
export async function reloadForCode(): Promise<void> {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type === 'reload') return
  if (!(await isReachable())) return
  location.reload()
  // the page is being left: whoever waits here is to do nothing more with it
  await new Promise(() => {})
}
