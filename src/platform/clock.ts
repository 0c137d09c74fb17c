import { signal } from './signal'

/** How far the clock is moved, in milliseconds: the demo moves it, for screens and mock alike. */
const offset = signal(0)

/** The moment at which time stands still, in milliseconds since the epoch; null while it runs. */
let stopped: number | null = null

/** Milliseconds since the epoch, moved by the clock's offset: the one source of the current time. */
export function now(): number {
  return (stopped ?? Date.now()) + offset.get()
}

/** Stops the time at this moment, in milliseconds since the epoch; the offset still moves it. Null lets it run again. */
export function stopClock(atMs: number | null): void {
  stopped = atMs
}

export const clockOffset = offset.get

/** Moves the clock by this many milliseconds from real time and tells the listeners. */
export const setClockOffset = offset.set

/** Calls the listener after each move of the clock; returns how to stop that. */
export const onClockChange = offset.subscribe
