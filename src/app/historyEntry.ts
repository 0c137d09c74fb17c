/**
 * Gives the document's own history entry a key, unless it has one from before a reload. The router calls every entry
 * without a key the same, and would open one page where another was left: scrolled down, or past the anchor asked for.
 * To be called before the router is created.
 */
export function nameHistoryEntry(): void {
  const { history } = globalThis
  const state: unknown = history.state
  const known = typeof state === 'object' && state !== null ? state : {}
  if ('key' in known) return
  history.replaceState({ ...known, key: Math.random().toString(36).slice(2, 10) }, '')
}
