import { demoPassword } from '@mocks/seeds/personas'
import type { Target } from '../steps/step'
import { byHandOn } from './byHand'
import { isPicker, type TextElement } from './fields'
import type { Notebook } from './notebook'
import type { Entry } from './recording'
import { isSecret } from './secrets'
import { targetOf } from './targets'

type Current = { field: TextElement; on: Target | null; before: string; count: number }

/** Notes typing as one step per field until another step follows. Never notes a password. */
export function typing(notebook: Notebook) {
  const passwords = standIns(notebook.count())
  /** The field's value before the next key. Empty for a password, for which only `hadText` is kept. */
  let before = ''
  let hadText = false
  let current: Current | null = null
  const isCurrent = (field: TextElement) => current?.field === field && current.count === notebook.count()

  /** A step that appends to the earlier value or replaces it. */
  const stepOf = ({ field, on, before: earlier }: Current): Entry['step'] => {
    const { value } = field
    if (isSecret(field)) {
      const standIn = passwords.of(value)
      if (!on) return byHandOn('Type a password into', field)
      if (value === '') return { do: 'type', on, text: '' }
      return { do: 'typePassword', on, ...(standIn !== undefined && { standIn }) }
    }
    if (!on) return byHandOn(`Type “${value.slice(0, 80)}” into`, field)
    if (isPicker(field)) return { do: 'pick', on, value }
    if (earlier === '' || !value.startsWith(earlier)) return { do: 'type', on, text: value }
    return { do: 'type', on, text: value.slice(earlier.length), append: true }
  }

  return {
    onBeforeInput: (field: TextElement) => {
      if (isCurrent(field)) return
      before = isSecret(field) ? '' : field.value
      hadText = field.value !== ''
    },
    onInput: (field: TextElement) => {
      if (current && isCurrent(field)) return notebook.change(stepOf(current))
      passwords.end()
      current = { field, on: targetOf(field), before, count: notebook.count() + 1 }
      notebook.note(stepOf(current), hadText)
    },
  }
}

const SHORTEST = 8

/** Stand-ins for typed passwords: short ones keep their length, the others are numbered from `from` + 1. */
function standIns(from: number) {
  const earlier: string[] = []
  let typed = ''
  return {
    /** The stand-in for a field's current value; undefined for the demo's password. Values are kept only in memory. */
    of(password: string): string | undefined {
      typed = password
      if (password === demoPassword) return undefined
      if (password.length < SHORTEST) return 'x'.repeat(password.length)
      const known = earlier.indexOf(password)
      return `other password ${from + 1 + (known === -1 ? earlier.length : known)}`
    },
    /** Call this when the field's value is complete. */
    end() {
      if (typed.length >= SHORTEST && typed !== demoPassword && !earlier.includes(typed)) earlier.push(typed)
    },
  }
}
