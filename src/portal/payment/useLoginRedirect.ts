import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loginPath } from '@/session/wayBack'
import { closeSession } from '@/session/state'

type Departure = {
  afterMs: number
  /** Set if the session has ended; shown on the login page. */
  notice?: string
}

/** Redirects to the login page after a delay; login returns here. Leaving the page cancels the redirect. */
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
