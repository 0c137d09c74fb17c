import { isReachable } from '@/platform/code'

const missing = new Set<unknown>()

/** Records the errors of code that could not be fetched, because a new deployment removed it or there is no connection. */
export function watchMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))
}

export const isMissingCode = (error: unknown): boolean => missing.has(error)

/** Reloads the page once. Resolves, without a reload, if the site cannot be reached or the page was reloaded before. */
export async function reloadForCode(): Promise<void> {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type === 'reload') return
  if (!(await isReachable())) return
  location.reload()
  // never resolves: the page is being left
  await new Promise(() => {})
}
