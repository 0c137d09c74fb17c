import { useCallback, useEffect, useState } from 'react'
import { addressOf, keepLock, secondsLocked } from './loginLocks'

type Lock = {
  /** The only address that is locked. */
  email: string
  /** What is left; 0 once it has run out. */
  seconds: number
}

/** The lock that the form is about. It opens by itself. */
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

  /** Closes the form again where this address is still locked; says whether it is. */
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
    /** Forgets it for the form alone: the address itself stays locked. */
    leave: () => setLock(null),
  }
}
