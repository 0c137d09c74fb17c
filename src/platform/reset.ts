const resets = new Set<() => void>()

/** Registers how to reset state that outlives a screen. */
export function onReset(reset: () => void): void {
  resets.add(reset)
}

/** Resets all state as a page load does, to isolate tests. */
export function resetForTests(): void {
  for (const reset of resets) reset()
}
