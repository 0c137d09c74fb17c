import { useEffect, useState } from 'react'

/** The pause between the last key and `send`. */
const PAUSE_MS = 150

/**
 * Debounced search text: local while typing, sent when typing pauses. Updating the URL on every key would be slow,
 * flood the history and make a controlled input drop characters.
 */
export function useSearchDraft(search: string, send: (search: string) => void) {
  const [draft, setDraft] = useState(search)
  const [seen, setSeen] = useState({ search, sent: search })
  if (search !== seen.search) {
    setSeen({ search, sent: search })
    // A change from outside (Back, Clear filters) wins. The echo of our own text must not undo newer keys.
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
  /** Records a text that the caller has already sent. */
  const sent = (text: string) => setSeen((before) => ({ ...before, sent: text }))
  return [draft, setDraft, sent] as const
}
