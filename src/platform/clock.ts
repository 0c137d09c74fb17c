import { signal } from './signal'

/** How far the clock is moved, in milliseconds: the demo moves it, for screens and mock alike. */
const offset = signal(0)

/** By how much the device's clock is slow, in milliseconds, as servers say; null until one has said. */
const correction = signal<number | null>(null)

/** An answer is under way for some seconds, and one that the page's document has asked for waits for its code. */
const TOLERANCE_MS = 2 * 60_000

/** The moment at which time stands still, in milliseconds since the epoch; null while it runs. */
let stopped: number | null = null

/** Milliseconds since the epoch, by the server's clock and the demo's offset: the only source of the current time. */
export function now(): number {
  return (stopped ?? Date.now() + (correction.get() ?? 0)) + offset.get()
}

/** Goes by the server's time, in milliseconds since the epoch, where the device's is off by minutes; NaN says nothing. */
export function correctClock(serverMs: number): void {
  const slow = serverMs - Date.now()
  const known = correction.get()
  if (Math.abs(slow - (known ?? 0)) >= TOLERANCE_MS) correction.set(slow)
  else if (known === null && !Number.isNaN(slow)) correction.set(0)
}

/** Whether a server's time is known. */
export const isClockConfirmed = (): boolean => correction.get() !== null

/** Stops the time at this moment, in milliseconds since the epoch; the offset still moves it. Null lets it run again. */
export function stopClock(atMs: number | null): void {
  stopped = atMs
}

export const clockOffset = offset.get

/** Moves the clock by this many milliseconds from real time and tells the listeners. */
export const setClockOffset = offset.set

/** Returns how to unsubscribe. */
export function onClockChange(listener: () => void): () => void {
  const stops = [offset.subscribe(listener), correction.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
