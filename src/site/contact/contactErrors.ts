import type { ContactValues } from './contactDraft'

export type ContactErrors = Partial<Record<keyof ContactValues, string>>

const missing: ContactErrors = {
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  subject: 'Please enter a subject.',
  message: 'Please enter a message.',
}

/**
 * Asks the browser about each field, and adds that blanks alone are no answer. The texts stand beside the fields, where
 * the browser's own bubble would be gone with the next key. Errors come in the order of the form.
 */
export function contactErrors(form: HTMLFormElement): ContactErrors {
  const errors: ContactErrors = {}
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    const name = field.name as keyof ContactValues
    if (field.required && field.value.trim() === '') errors[name] = missing[name]
    else if (field.validity.typeMismatch)
      errors[name] = 'This email address is not complete, such as you@shop.in.'
  }
  return errors
}
