import { type RefObject, useEffect } from 'react'
import { openLayers } from '../productLayers'
import { putAside } from './progress'
import { showMe } from './showMe'
import { view } from './watch'

/** F6 goes to and fro between the card and what it points at, as between the parts of a window. Escape ends the tour. */
export function useCardKeys(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isInCard = card.current?.contains(document.activeElement) ?? false
      if (event.key === 'Escape' && (isInCard || openLayers().length === 0)) putAside()
      if (event.key !== 'F6') return
      event.preventDefault()
      const { element } = view.get()
      if (isInCard && element) showMe(element)
      else card.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [card])
}
