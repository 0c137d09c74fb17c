import type { ListId } from '@/api/query'
import { token } from '@/platform/token'

type Reader = 'anybody' | 'member'

/** The code that calls what a page shows. */
export const loadReader = (reader: Reader) =>
  Promise.all([
    import('@/api/queryClient'),
    import('@/api/query'),
    // it ends a session whose call is refused, which the page's own code may come too late to hear of
    reader === 'member' && import('@/session/session'),
  ])

/**
 * A loader that starts the calls of a page without waiting for them, so that code and data load at the same time.
 * While nobody is signed in it does nothing for a member's page, because the guard will send the visitor away.
 */
export function prefetch(reads: readonly ListId[], reader: Reader) {
  const allowed = () => reader === 'anybody' || token.get() !== null
  return (): null => {
    const since = Date.now()
    if (allowed())
      loadReader(reader).then(
        ([{ queryClient }, { read }]) => {
          // the session may have ended while the code was on its way
          if (!allowed()) return
          for (const id of reads)
            // what has failed meanwhile, the page itself has asked for: the same call again would take its failure away
            if ((queryClient.getQueryState([id])?.errorUpdatedAt ?? 0) < since)
              void queryClient.prefetchQuery(read(id, (answer) => answer))
        },
        // a failure is not handled here: the page needs the same code and says so
        () => {},
      )
    return null
  }
}

/**
 * What a route says of the calls whose answers it shows: its loader starts them, and the build reads them from `handle`, so
 * that the document of a member's page can start them before there is any code.
 */
export const reading = (reads: readonly ListId[], reader: Reader) => ({
  handle: { reads },
  loader: prefetch(reads, reader),
})
