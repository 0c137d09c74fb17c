import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loginPath } from '@/session/wayBack'
import { closeSession } from '@/session/state'

type Departure = {
  afterMs: number
  /** Set where the session is over: it is closed on the way, and the login page says this. */
  notice?: string
}

/** Leads to the login page after a while, and back here after signing in. Leaving the page calls it off. */
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
