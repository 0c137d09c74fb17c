import { type RefObject, useLayoutEffect } from 'react'

/** Shortens the page by the element's height, as `--strip-height`. */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const measure = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? []
      if (box) style.setProperty('--strip-height', `${box.blockSize}px`)
    })
    if (element.current) measure.observe(element.current)
    return () => {
      measure.disconnect()
      style.removeProperty('--strip-height')
    }
  }, [element])
}
