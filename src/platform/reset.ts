const resets = new Set<() => void>()

/** For what outlives a screen: says how it becomes again as it was when the page was loaded. */
export function onReset(reset: () => void): void {
  resets.add(reset)
}

/** Everything that outlives a screen becomes as it is on a freshly loaded page, so that one test leaves nothing to the next. */
export function resetForTests(): void {
  for (const reset of resets) reset()
}
