import { useSyncExternalStore } from 'react'
import { now, onClockChange } from '@/platform/clock'
import { MINUTE } from '@/lib/dates'

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE / 2)
  const stop = onClockChange(listener)
  return () => {
    clearInterval(timer)
    stop()
  }
}

/** The current time in ms. Re-renders every minute and when the demo's clock is moved. */
export function useNow(): number {
  useSyncExternalStore(subscribe, minute, minute)
  return now()
}

const minute = () => Math.floor(now() / MINUTE)
