import type { Target } from '../steps/step'
import { byHandOn } from './byHand'
import { isPicker, type TextElement } from './fields'
import type { Notebook } from './notebook'
import { standIns } from './passwords'
import type { Entry } from './recording'
import { isSecret } from './secrets'
import { targetOf } from './targets'

type Current = { field: TextElement; on: Target | null; before: string; count: number }

/** Notes typing as one step a field, as long as nothing else is done in between. A password is never noted. */
export function typing(notebook: Notebook) {
  const passwords = standIns(notebook.count())
  /** What the field held before the next key: never a password, and then only whether there was one. */
  let before = ''
  let hadText = false
  let current: Current | null = null
  const isCurrent = (field: TextElement) => current?.field === field && current.count === notebook.count()

  /** Typed at the end of what was there, or in its place. */
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
