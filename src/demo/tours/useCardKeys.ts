import { type RefObject, useEffect } from 'react'
import { openLayers } from '../steps/demoPart'
import { putAside } from './progress'
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

const CONTROLS = 'a, button, input, textarea, select'

/** Brings what a step points at into view, and the focus to it or to the first control in it. */
export function showMe(element: HTMLElement): void {
  const control = element.matches(CONTROLS) ? element : element.querySelector<HTMLElement>(CONTROLS)
  control?.focus()
  element.scrollIntoView({ block: 'nearest' })
}
