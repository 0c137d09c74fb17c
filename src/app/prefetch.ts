import type { ListId } from '@/api/query'
import { sessionState } from '@/session/state'

/**
 * A loader that starts the calls of a page without waiting for them, so that its code and its data load side by side.
 * Nothing is fetched of a member's page while nobody is signed in: its guard will refuse it.
 */
export function prefetch(reads: readonly ListId[], reader: 'anybody' | 'member') {
  const allowed = () => reader === 'anybody' || sessionState().token !== null
  const start = async () => {
    const [{ queryClient }, { read }] = await Promise.all([
      import('@/api/queryClient'),
      import('@/api/query'),
    ])
    // the session may have ended while the code was on its way
    if (!allowed()) return
    await Promise.all(reads.map((id) => queryClient.prefetchQuery(read(id, (answer) => answer))))
  }
  return (): null => {
    // only a head start: the page asks for the same, and shows a failure itself
    if (allowed()) start().catch(() => {})
    return null
  }
}
