import { useCallback, useEffect, useRef } from 'react'

/** Returns a function that tells whether the component has been removed. */
export function useIsGone(): () => boolean {
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  return useCallback(() => gone.current, [])
}
