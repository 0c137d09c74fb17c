import type { Step } from '../steps/step'
import type { TextField } from './fields'
import type { Notebook } from './notebook'
import { isSecret } from './secrets'
import { targetOf } from './targets'

type TypeStep = Extract<Step, { do: 'type' | 'typePassword' }>

/** Notes typing as one step a field, as long as nothing else is done in between. A password is never read. */
export function typing(notebook: Notebook) {
  /** What the field held before the next key: never a password, and then only whether there was one. */
  let before = ''
  let hadText = false
  let current: { field: TextField; before: string; step: TypeStep; count: number } | null = null
  const isCurrent = (field: TextField) => current?.field === field && current.count === notebook.count()

  return {
    onBeforeInput: (field: TextField) => {
      if (isCurrent(field)) return
      before = isSecret(field) ? '' : field.value
      hadText = field.value !== ''
    },
    onInput: (field: TextField) => {
      if (current && isCurrent(field)) {
        current.step = stepOf(current.step.on, field, current.before)
        return notebook.change(current.step)
      }
      const on = targetOf(field)
      if (!on) return
      const step = stepOf(on, field, before)
      notebook.note(step, hadText)
      current = { field, before, step, count: notebook.count() }
    },
  }
}

/** Typed at the end of what was there, or in its place. */
function stepOf(on: TypeStep['on'], field: TextField, before: string): TypeStep {
  if (isSecret(field)) return { do: 'typePassword', on }
  const { value } = field
  if (before === '' || !value.startsWith(before)) return { do: 'type', on, text: value }
  return { do: 'type', on, text: value.slice(before.length), append: true }
}
