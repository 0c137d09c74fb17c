import { type RefObject, useEffect } from 'react'
import { focusHandle } from '../focusHandle'
import { openLayers } from '../steps/demoPart'
import { pauseTour } from './progress'
import { view } from './watch'

/** F6 moves between the card and its target; Escape does what the card's × does. */
export function useCardKeys(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isInCard = card.current?.contains(document.activeElement) ?? false
      if (event.key === 'Escape' && (isInCard || openLayers().length === 0)) {
        if (isInCard) focusHandle()
        pauseTour()
      }
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

/** Scrolls to the target and focuses it or its first control. */
export function showMe(element: HTMLElement): void {
  const control = element.matches(CONTROLS) ? element : element.querySelector<HTMLElement>(CONTROLS)
  control?.focus()
  element.scrollIntoView({ block: 'nearest' })
}
