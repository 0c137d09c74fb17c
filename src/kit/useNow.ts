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

/** The current time in milliseconds; what shows it is drawn again every minute and when the clock is moved. */
export function useNow(): number {
  useSyncExternalStore(subscribe, minute, minute)
  return now()
}

const minute = () => Math.floor(now() / MINUTE)
