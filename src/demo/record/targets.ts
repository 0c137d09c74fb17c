import { getNodeText, getSuggestedQuery, queryAllByRole } from '@testing-library/dom'
import { computeAccessibleName } from 'dom-accessibility-api'
import { isDemoPart } from '../steps/demoPart'
import { allNamed } from '../steps/find'
import type { Target } from '../steps/step'

const LONGEST_NAME = 120
/** What a person would name to say where on the page something is. */
const regions = new Set(
  `alertdialog article banner complementary contentinfo dialog form group listitem main navigation region row search
  tabpanel table`.split(/\s+/),
)

/** How a person finds this element on the page; null when it cannot be found by what it is called. */
export function targetOf(element: HTMLElement): Target | null {
  const plain = plainTarget(element)
  if (!plain) return null
  const { body } = element.ownerDocument
  if (isUnique(plain, body)) return plain
  for (const within of regionsAround(element)) {
    if (isUnique({ ...plain, within }, body)) return { ...plain, within }
  }
  const index = allNamed(plain, body).indexOf(element)
  return index === -1 ? null : { ...plain, index }
}

/** Without its place among others of the same name. */
function plainTarget(element: HTMLElement): Target | null {
  const [query, role] = suggestion(element)
  const name = computeAccessibleName(element)
  if (name.length > LONGEST_NAME) return null
  if (query === 'Role') return name === '' ? { role } : { role, name }
  if (query === 'LabelText') return { label: name }
  return query === 'Text' ? { text: getNodeText(element).trim().replaceAll(/\s+/g, ' ') } : null
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
    const name = computeAccessibleName(around)
    if (name !== '' && name.length <= LONGEST_NAME) yield { role, name }
  }
}

/** Both in the browser and in a component test, which knows no styles and so sees what they hide. */
function isUnique(target: Target, root: HTMLElement): boolean {
  return allNamed(target, root).length === 1 && withoutStyles(target, root) <= 1
}

function withoutStyles(target: Target, root: HTMLElement): number {
  if (!('role' in target)) return 1
  const { role, name, within } = target
  const places = within ? namedWithoutStyles(within.role, within.name, root) : [root]
  return places.flatMap((place) => namedWithoutStyles(role, name, place)).length
}

const namedWithoutStyles = (role: string, name: string | undefined, place: HTMLElement) =>
  queryAllByRole(place, role, { hidden: true }).filter(
    (element) =>
      !element.closest('[hidden], [aria-hidden=true]') &&
      !isDemoPart(element) &&
      (name === undefined || computeAccessibleName(element, { hidden: true }) === name),
  )
