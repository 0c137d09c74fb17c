import { plainName } from './plainName'
import type { Entry } from './recording'

const LONGEST = 80

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** A step to be done by hand: the test only has a comment that says `what`. */
export const byHand = (what: string): Entry['step'] => ({ do: 'byHand', what: what.replaceAll(/\s+/g, ' ') })

/** A step by hand on an element that a test cannot name. `what` is only the action, such as “Click”. */
export function byHandOn(what: string, element: HTMLElement): Entry['step'] {
  const name = shortened(plainName(element) || element.textContent.trim())
  const kind = element.getAttribute('role') ?? element.localName
  return byHand(`${what} ${name === '' ? `a ${kind} without a name` : `${kind} “${name}”`}`)
}
