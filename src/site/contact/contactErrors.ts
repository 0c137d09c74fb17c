import { contactTexts } from '@/texts/contact'
import type { ContactValues } from './contactDraft'

export type ContactErrors = Partial<Record<keyof ContactValues, string>>

const missing: ContactErrors = contactTexts.missing

/**
 * Uses the browser's own checks of each field, and also refuses what is nothing but blanks. The texts are shown beside
 * the fields, because the browser's own bubble would vanish with the next key. Errors come in the order of the form.
 */
export function contactErrors(form: HTMLFormElement): ContactErrors {
  const errors: ContactErrors = {}
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    const name = field.name as keyof ContactValues
    if (field.required && field.value.trim() === '') errors[name] = missing[name]
    else if (field.validity.typeMismatch) errors[name] = contactTexts.emailIncomplete
  }
  return errors
}
