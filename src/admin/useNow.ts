import { useSyncExternalStore } from 'react'
import { now, onClockChange } from '@/lib/clock'
import { MINUTE } from '@/lib/dates'

/** The current time to the minute, in milliseconds; ages on the screen follow it, and the clock when it is moved. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(now() / MINUTE) * MINUTE)
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE / 4)
  const stop = onClockChange(listener)
  return () => {
    clearInterval(timer)
    stop()
  }
}
