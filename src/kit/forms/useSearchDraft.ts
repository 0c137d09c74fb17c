import { useEffect, useState } from 'react'

/** Keys that follow one another as fast as this come without a pause. */
const PAUSE_MS = 150

/**
 * What is being typed, ahead of the state it ends up in once the keys pause. A screen keeps the search in its address, and
 * an address that changes at every key is slow, floods the history and lets a controlled input lose letters.
 */
export function useSearchDraft(search: string, send: (search: string) => void) {
  const [draft, setDraft] = useState(search)
  const [seen, setSeen] = useState({ search, sent: search })
  if (search !== seen.search) {
    setSeen({ search, sent: search })
    // Changed by somebody else (Back, Clear filters): that wins. Our own text coming back must not undo newer keys.
    if (search !== seen.sent) setDraft(search)
  }
  useEffect(() => {
    if (draft === search || draft === seen.sent) return
    const timer = setTimeout(() => {
      setSeen((before) => ({ ...before, sent: draft }))
      send(draft)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, search, seen.sent, send])
  /** Says that the caller has sent this text itself, together with something else. */
  const sent = (text: string) => setSeen((before) => ({ ...before, sent: text }))
  return [draft, setDraft, sent] as const
}
