import { queryAllByLabelText, queryAllByRole, queryAllByText, waitFor } from '@testing-library/dom'
import { isDemoPart } from './demoPart'
import type { Target } from './step'

type Name = string | RegExp
type Within = { within?: { role: string; name: Name } }
/** A target whose names may be patterns. */
export type Wanted = Target | ({ role: string; name: Name } & Within) | ({ text: Name } & Within)

export function allNamed(target: Wanted, root: HTMLElement): HTMLElement[] {
  const { within } = target
  const places = within ? queryAllByRole(root, within.role, { name: within.name }) : [root]
  return places.flatMap((place) => namedIn(target, place)).filter((element) => !isDemoPart(element))
}

function namedIn(target: Wanted, place: HTMLElement): HTMLElement[] {
  if ('label' in target) return queryAllByLabelText(place, target.label)
  if ('text' in target) return queryAllByText(place, target.text)
  const { name } = target
  if (name === undefined) return queryAllByRole(place, target.role)
  if (name instanceof RegExp) return queryAllByRole(place, target.role, { name })
  return queryAllByRole(place, target.role, { name: (computed) => joined(computed) === joined(name) })
}

/** Drops the space that a visually hidden part of a name may leave before punctuation. */
const joined = (name: string) => name.replaceAll(/\s+(?=[:,.])/g, '')

/** Waits up to `timeout` ms for the target's element. Rejects if it is missing, ambiguous or disabled. */
export async function findTarget(target: Target, root: HTMLElement, timeout: number): Promise<HTMLElement> {
  const what = targetInWords(target)
  return waitFor(
    () => {
      const found = allNamed(target, root)
      const element = found[target.index ?? 0]
      if (!element) throw new Error(`There is no ${what} on the page.`)
      if (target.index === undefined && found.length > 1)
        throw new Error(`${found.length} elements on the page match ${what}.`)
      if (element.matches(':disabled')) throw new Error(`The ${what} cannot be used: it is disabled.`)
      return element
    },
    { container: root, timeout, onTimeout: (error) => error },
  )
}

/** The element in words: `button “Log in” in dialog “Session ended”`. */
export function targetInWords(target: Target): string {
  const parts = [nameInWords(target)]
  if (target.index !== undefined) parts.push(`(number ${target.index + 1})`)
  if (target.within) parts.push(`in ${target.within.role} “${target.within.name}”`)
  return parts.join(' ')
}

function nameInWords(target: Target): string {
  if ('label' in target) return `field “${target.label}”`
  if ('text' in target) return `“${target.text}”`
  return target.name === undefined ? target.role : `${target.role} “${target.name}”`
}
