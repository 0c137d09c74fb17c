/** The query whose answer a prerendered page may carry along, so that its first paint on the client is the same. */
export const prefetchedKey = ['listPlans'] as const

/** The element that holds the answer as JSON. */
const PREFETCHED_ID = 'prefetched'

/** Hands the answer in the document to the queries; it counts as old, so that it is fetched again at once. */
export async function adoptPrefetched(): Promise<void> {
  const text = document.getElementById(PREFETCHED_ID)?.textContent
  if (!text) return
  const { queryClient } = await import('@/api/queryClient')
  queryClient.setQueryData(prefetchedKey, JSON.parse(text), { updatedAt: 0 })
}
