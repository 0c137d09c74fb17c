/** A prerendered page may hold the answer to this query as JSON, so that hydration renders what the build did. */
export const prefetchedKey = ['listPlans'] as const

/** Puts the page's JSON into the query cache as stale, so the page refetches it at once. */
export async function adoptPrefetched(): Promise<void> {
  const text = document.getElementById('prefetched')?.textContent
  if (!text) return
  const { queryClient } = await import('@/api/queryClient')
  queryClient.setQueryData(prefetchedKey, JSON.parse(text), { updatedAt: 0 })
}
