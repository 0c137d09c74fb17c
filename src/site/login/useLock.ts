import { useEffect, useState } from 'react'
import { now } from '@/lib/clock'

type Lock = { until: number; seconds: number }

/** A lock that opens by itself. `seconds` are those that are left, 0 when it is open. */
export function useLock() {
  const [lock, setLock] = useState<Lock | null>(null)
  const until = lock?.until

  useEffect(() => {
    if (until === undefined) return undefined
    // more often than once a second, so that no second is skipped and a moved clock shows at once
    const timer = setInterval(() => {
      const seconds = Math.ceil((until - now()) / 1000)
      setLock((before) => (seconds <= 0 ? null : before?.seconds === seconds ? before : { until, seconds }))
    }, 250)
    return () => clearInterval(timer)
  }, [until])

  return {
    seconds: lock?.seconds ?? 0,
    close: (seconds: number) => setLock({ until: now() + seconds * 1000, seconds }),
  }
}
