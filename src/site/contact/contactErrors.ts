import { isBlank } from '@/lib/visible'
import { contactTexts } from '@/texts/contact'
import type { ContactValues } from './contactDraft'

export type ContactErrors = Partial<Record<keyof ContactValues, string>>

const missing: ContactErrors = contactTexts.missing

/** The browser's own checks, plus one for blanks. Shown beside the fields: the browser's bubble vanishes on the next key. */
export function contactErrors(form: HTMLFormElement, values: ContactValues): ContactErrors {
  const errors: ContactErrors = {}
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    const name = field.name as keyof ContactValues
    if (field.required && isBlank(values[name])) errors[name] = missing[name]
    else if (field.validity.typeMismatch) errors[name] = contactTexts.emailIncomplete
  }
  return errors
}
