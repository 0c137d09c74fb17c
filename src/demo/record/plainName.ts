import { computeAccessibleName } from 'dom-accessibility-api'
import { plainStyle } from './plainStyle'

/** The accessible name as a component test sees it: style sheets hide parts of a name, and put spaces into it. */
export const plainName = (element: Element) =>
  computeAccessibleName(element, { getComputedStyle: plainStyle })
