import { signal } from './signal'

/** How far the demo has moved the clock of the screens and the mock, in milliseconds. */
const offset = signal(0)

/** How many milliseconds the device's clock is behind the server's; null until a response shows it. */
const correction = signal<number | null>(null)

/** Smaller differences may be delays: a response may take seconds, or wait for the page's code. */
const TOLERANCE_MS = 2 * 60_000

/** The time of the stopped clock, in milliseconds since the epoch; null while the clock runs. */
let stopped: number | null = null

/** Milliseconds since the epoch, by the server's clock and the demo's offset: the only source of the current time. */
export function now(): number {
  return (stopped ?? Date.now() + (correction.get() ?? 0)) + offset.get()
}

/** Adopts the server's time, in milliseconds since the epoch, if the device's clock is minutes off. Ignores NaN. */
export function correctClock(serverMs: number): void {
  const slow = serverMs - Date.now()
  const known = correction.get()
  if (Math.abs(slow - (known ?? 0)) >= TOLERANCE_MS) correction.set(slow)
  else if (known === null && !Number.isNaN(slow)) correction.set(0)
}

/** Whether a server's time is known. */
export const isClockConfirmed = (): boolean => correction.get() !== null

/** Stops the clock at the given time, in milliseconds since the epoch; the offset still moves it. Null restarts the clock. */
export function stopClock(atMs: number | null): void {
  stopped = atMs
}

export const clockOffset = offset.get

/** Moves the clock by this many milliseconds from real time and notifies the listeners. */
export const setClockOffset = offset.set

/** Returns a function that unsubscribes. */
export function onClockChange(listener: () => void): () => void {
  const stops = [offset.subscribe(listener), correction.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
