import { plainName } from './plainName'
import type { Entry } from './recording'

const LONGEST = 80

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** The step of which the test only says that it is to be done by hand. `what`: such as “Click”, without its element. */
export const byHand = (what: string): Entry['step'] => ({ do: 'byHand', what: what.replaceAll(/\s+/g, ' ') })

/** The same, to an element that cannot be named in a test. */
export function byHandOn(what: string, element: HTMLElement): Entry['step'] {
  const name = shortened(plainName(element) || element.textContent.trim())
  const kind = element.getAttribute('role') ?? element.localName
  return byHand(`${what} ${name === '' ? `a ${kind} without a name` : `${kind} “${name}”`}`)
}
