import { getSuggestedQuery, queryAllByRole } from '@testing-library/dom'
import { isDemoPart } from '../steps/demoPart'
import { allNamed } from '../steps/find'
import type { Target } from '../steps/step'
import { plainName } from './plainName'
import { ownText } from './screen'

/** Steps on elements with longer names or texts are left to be done by hand. */
const LONGEST_NAME = 300

/** Roles of the regions that tell elements with the same name apart. */
const regions = new Set(
  `alertdialog article banner complementary contentinfo dialog form group listitem main navigation region row search
  tabpanel table`.split(/\s+/),
)

/** How a component test finds this element on the page; null if no role, label or text identifies it. */
export function targetOf(element: HTMLElement): Target | null {
  const plain = plainTarget(element)
  if (!plain) return null
  const { body } = element.ownerDocument
  const alike = named(plain, body)
  if (alike.length === 1) return plain
  for (const within of regionsAround(element)) {
    const places = named(within, body)
    if (places.flatMap((place) => named(plain, place)).length === 1) return { ...plain, within }
  }
  const index = alike.indexOf(element)
  return index === -1 ? null : { ...plain, index }
}

function plainTarget(element: HTMLElement): Target | null {
  const [query, role] = suggestion(element)
  const name = query === 'Text' ? ownText(element) : plainName(element)
  if (name.length > LONGEST_NAME) return null
  if (query === 'Role') return name === '' ? { role } : { role, name }
  if (query === 'LabelText') return { label: name }
  return query === 'Text' ? { text: name } : null
}

/** Which query Testing Library suggests, and its first argument. */
function suggestion(element: HTMLElement): [query: string, content: string] {
  const suggested = getSuggestedQuery(element, 'get')
  return [suggested?.queryName ?? '', suggested?.queryArgs[0] ?? '']
}

function* regionsAround(element: HTMLElement): Generator<{ role: string; name: string }> {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const [query, role] = suggestion(around)
    if (query !== 'Role' || !regions.has(role)) continue
    const name = plainName(around)
    if (name !== '' && name.length <= LONGEST_NAME) yield { role, name }
  }
}

/** The elements that match in a component test, where style sheets hide nothing. */
function named(target: Target, place: HTMLElement): HTMLElement[] {
  if (!('role' in target)) return allNamed(target, place)
  const { role, name } = target
  return queryAllByRole(place, role, { hidden: true }).filter(
    (element) =>
      !isDemoPart(element) &&
      !element.closest('[hidden], [aria-hidden=true], dialog:not([open])') &&
      (name === undefined || plainName(element) === name),
  )
}
