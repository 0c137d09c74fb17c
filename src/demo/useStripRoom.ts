import { useLayoutEffect, useRef } from 'react'

/** For a strip below the product: the page keeps room for it. */
export function useStripRoom() {
  const strip = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement
    const measure = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? []
      if (box) style.setProperty('--strip-height', `${box.blockSize}px`)
    })
    dataset['demoStrip'] = ''
    if (strip.current) measure.observe(strip.current)
    return () => {
      measure.disconnect()
      delete dataset['demoStrip']
      style.removeProperty('--strip-height')
    }
  }, [])
  return strip
}

/** Its look; `.strip` would be the product's. */
export const stripClass =
  'fixed right-(--panel-width,0px) bottom-[calc(var(--panel-height,0px)+var(--handle-height,0px))] left-0 z-50 flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t-2 border-brand bg-surface px-4 py-2 text-14 shadow-high print:hidden'
