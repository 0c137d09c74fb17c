import { isReachable } from '@/platform/code'

const missing = new Set<unknown>()

/** Hears of code that could not be fetched: a new deployment has removed it, or there is no connection. */
export function watchMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))
}

export const isMissingCode = (error: unknown): boolean => missing.has(error)

/** Resolves if the site cannot be reached, or after one reload, to avoid a loop. */
export async function reloadForCode(): Promise<void> {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type === 'reload') return
  if (!(await isReachable())) return
  location.reload()
  // never resolves: the page is being left
  await new Promise(() => {})
}
