import { useRef } from 'react'

/** Turns the pages of a list. `top` goes on the element that the list begins with. */
export function useTurn<Top extends HTMLElement>(change: (page: number) => void) {
  const top = useRef<Top>(null)
  const turn = (page: number) => {
    change(page)
    // If the top is out of view, scroll there, to show the new page from its first row.
    if (top.current && top.current.getBoundingClientRect().top < 0)
      top.current.scrollIntoView({ block: 'start' })
  }
  return { top, turn }
}
