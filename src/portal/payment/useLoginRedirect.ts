import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loginPath } from '@/session/wayBack'
import { closeSession } from '@/session/state'

type Departure = {
  afterMs: number
  /** Set if the session has ended: it is closed then, and the login page shows this text. */
  notice?: string
}

/** Goes to the login page after a while, which leads back here. Leaving the page before that cancels it. */
export function useLoginRedirect(): (departure: Departure) => void {
  const [departure, setDeparture] = useState<Departure | null>(null)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const target = loginPath(pathname + search)
  useEffect(() => {
    if (!departure) return undefined
    const timer = setTimeout(() => {
      if (departure.notice !== undefined) closeSession({ notice: departure.notice })
      void navigate(target)
    }, departure.afterMs)
    return () => clearTimeout(timer)
  }, [departure, navigate, target])
  return setDeparture
}
