import { queryAllByRole, queryAllByText } from '@testing-library/dom'
import { matchPath } from 'react-router-dom'
import { basename } from '@/config/basename'
import { isDemoPart } from '../steps/demoPart'
import type { Goal, Place, TourStep } from './tour'

/** The first such element of the product that is on the page. */
export function find(place: Place): HTMLElement | undefined {
  return allAt(place).find((element) => !isDemoPart(element))
}

function allAt(place: Place): HTMLElement[] {
  if ('text' in place) return queryAllByText(document.body, place.text)
  const { role, name, within } = place
  const around = within ? queryAllByRole(document.body, within.role, { name: within.name }) : [document.body]
  return around.flatMap((element) => queryAllByRole(element, role, { name }))
}

/** Whether the page stands at this address of the product, as the router matches it. */
export const isAt = (address: string) =>
  matchPath(address, globalThis.location.pathname.slice(basename.length)) !== null

/** Whether the person has done what the step asks. */
export function isDone({ on, until }: TourStep): boolean {
  if (typeof until === 'string') return false
  return 'address' in until ? isAt(until.address) : isAt(on) && isSeen(until)
}

function isSeen(goal: Exclude<Goal, { address: string }>): boolean {
  if ('shown' in goal) return find(goal.shown) !== undefined
  const field = find(goal.filled)
  return field instanceof HTMLInputElement && goal.with.test(field.value)
}
