/** A prerendered page may carry the answer of this query as JSON, so that the browser renders the same as the build. */
export const prefetchedKey = ['listPlans'] as const

/** The element that holds the answer as JSON. */
const PREFETCHED_ID = 'prefetched'

/** Puts the answer from the document into the query cache. It counts as old, so the page fetches it again at once. */
export async function adoptPrefetched(): Promise<void> {
  const text = document.getElementById(PREFETCHED_ID)?.textContent
  if (!text) return
  const { queryClient } = await import('@/api/queryClient')
  queryClient.setQueryData(prefetchedKey, JSON.parse(text), { updatedAt: 0 })
}
