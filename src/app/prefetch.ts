import type { ShouldRevalidateFunction } from 'react-router-dom'
import type { ListId } from '@/api/query'
import { token } from '@/platform/token'

type Reader = 'anyone' | 'member'

export const loadQueryCode = (reader: Reader) =>
  Promise.all([
    import('@/api/queryClient'),
    import('@/api/query'),
    // ends the session on a refusal that arrives before the page's code
    reader === 'member' && import('@/session/session'),
  ])

/** Starts a page's calls while its code loads. Does nothing for visitors on a member's page: the guard sends them to the login. */
export function prefetch(reads: readonly ListId[], reader: Reader) {
  const allowed = () => reader === 'anyone' || token.get() !== null
  return (): null => {
    const since = Date.now()
    if (allowed())
      loadQueryCode(reader).then(
        ([{ queryClient }, { read }]) => {
          // the session may have ended while the code loaded
          if (!allowed()) return
          for (const id of reads)
            // skip calls that have since failed on the page, or it would lose its error message
            if ((queryClient.getQueryState([id])?.errorUpdatedAt ?? 0) < since)
              void queryClient.prefetchQuery(read(id, (answer) => answer))
        },
        // the page needs the same code and reports the failure
        () => {},
      )
    return null
  }
}

/** Typing a search changes the address, and must not fetch the list again. */
const unlessSearching: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && currentUrl.search === nextUrl.search

/** A route's calls: its loader starts them, and the build reads them from `handle` for the shell document. */
export const reading = (reads: readonly ListId[], reader: Reader) => ({
  handle: { reads },
  loader: prefetch(reads, reader),
  shouldRevalidate: unlessSearching,
})
