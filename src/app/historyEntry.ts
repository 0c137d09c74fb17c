/**
 * Gives the first history entry of the document a key, unless a reload has left one there. The router remembers the
 * scroll position by the key and treats all entries without one as the same page, so it would open one page at the
 * position of another. Call this before the router is created.
 */
export function nameHistoryEntry(): void {
  const known = { ...(history.state as object | null) }
  if ('key' in known) return
  history.replaceState({ ...known, key: String(Math.random()) }, '')
}
