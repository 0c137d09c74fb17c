import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { keepNext } from './wayBack'

const never = () => () => {}

/** Returns a function that links to Register or Login and keeps the return address. */
export function useKeepNext(): (to: string) => string {
  const { pathname, search } = useLocation()
  // hydration keeps the prerendered href, which has no query: only a later change makes React write the query
  const linked = useSyncExternalStore(
    never,
    () => search,
    () => '',
  )
  return (to) => keepNext(to, { pathname, search: linked })
}
