import { computeAccessibleName } from 'dom-accessibility-api'
import { plainStyle } from './plainStyle'

/** The accessible name in a component test, which lacks the style sheets that hide parts of names and add spaces. */
export const plainName = (element: Element) =>
  computeAccessibleName(element, { getComputedStyle: plainStyle })
