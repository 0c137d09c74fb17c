import { type RefObject, useEffect } from 'react'
import type { AliveEvent } from './alive'

/** Says when a picture comes into view, leaves it, and leaves the page. */
export function useSightings(
  picture: RefObject<HTMLElement | null>,
  id: string,
  dispatch: (event: AliveEvent) => void,
): void {
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) =>
      dispatch({ kind: entry?.isIntersecting ? 'seen' : 'gone', id }),
    )
    if (picture.current) watch.observe(picture.current)
    return () => {
      watch.disconnect()
      dispatch({ kind: 'left', id })
    }
  }, [picture, id, dispatch])
}
