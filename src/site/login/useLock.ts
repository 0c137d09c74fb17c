import { useCallback, useEffect, useState } from 'react'
import { addressOf, secondsLocked } from './loginLocks'

type Lock = {
  /** The email that is locked. */
  email: string
  /** Seconds left; 0 once expired. */
  seconds: number
}

/** The lock on the email in the form. */
export function useLock() {
  const [lock, setLock] = useState<Lock | null>(null)
  const running = lock !== null && lock.seconds > 0 ? lock.email : null

  useEffect(() => {
    if (running === null) return undefined
    // runs four times a second, to show every second and to follow a changed clock
    const timer = setInterval(() => {
      const seconds = secondsLocked(running)
      setLock((before) => (before?.seconds === seconds ? before : { email: running, seconds }))
    }, 250)
    return () => clearInterval(timer)
  }, [running])

  /** Restores the lock if this email is still locked; returns whether it is. */
  const resume = useCallback((email: string): boolean => {
    const seconds = secondsLocked(email)
    if (seconds > 0) setLock({ email: addressOf(email), seconds })
    return seconds > 0
  }, [])

  return {
    lock,
    resume,
    /** Unlocks the form; the email stays locked. */
    leave: () => setLock(null),
  }
}
