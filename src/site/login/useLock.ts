import { useCallback, useEffect, useState } from 'react'
import { addressOf, keepLock, secondsLocked } from './loginLocks'

type Lock = {
  /** The email that is locked; with another one can log in. */
  email: string
  /** The seconds left; 0 once the lock is over. */
  seconds: number
}

/** The lock of the email in the form. It ends by itself. */
export function useLock() {
  const [lock, setLock] = useState<Lock | null>(null)
  const running = lock !== null && lock.seconds > 0 ? lock.email : null

  useEffect(() => {
    if (running === null) return undefined
    // more often than once a second, so that no second is skipped and a moved clock shows at once
    const timer = setInterval(() => {
      const seconds = secondsLocked(running)
      setLock((before) => (before?.seconds === seconds ? before : { email: running, seconds }))
    }, 250)
    return () => clearInterval(timer)
  }, [running])

  /** Locks the form again if this email is still locked; returns whether it is. */
  const resume = useCallback((email: string): boolean => {
    const seconds = secondsLocked(email)
    if (seconds > 0) setLock({ email: addressOf(email), seconds })
    return seconds > 0
  }, [])

  return {
    lock,
    resume,
    close: (email: string, seconds: number) => {
      keepLock(email, seconds)
      resume(email)
    },
    /** Unlocks the form only; the email itself stays locked. */
    leave: () => setLock(null),
  }
}
