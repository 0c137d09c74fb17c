const CONTROLS = 'a, button, input, textarea, select'

/** Brings what a step points at into view, and the focus to it or to the first control in it. */
export function showMe(element: HTMLElement): void {
  const control = element.matches(CONTROLS) ? element : element.querySelector<HTMLElement>(CONTROLS)
  control?.focus()
  element.scrollIntoView({ block: 'nearest' })
}
