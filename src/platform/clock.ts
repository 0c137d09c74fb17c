/** The one source of the current time, so that the demo can move it for screens and mock alike. */
let offset = 0
const listeners = new Set<() => void>()

/** Milliseconds since the epoch, moved by the clock's offset. */
export function now(): number {
  return Date.now() + offset
}

/** How far the clock is moved, in milliseconds. */
export function clockOffset(): number {
  return offset
}

/** Moves the clock by this many milliseconds from real time and tells the listeners. */
export function setClockOffset(ms: number): void {
  if (ms === offset) return
  offset = ms
  for (const listener of listeners) listener()
}

/** Calls the listener after each move of the clock; returns how to stop that. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
