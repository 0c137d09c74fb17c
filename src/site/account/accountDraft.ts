import type { FormEvent } from 'react'
import { readDraft, writeDraft } from '@/lib/draft'

/** Nobody is signed in yet: these drafts belong to whoever sits at this tab. */
const OWNER = 'visitor'
const PASSWORD = 'password'

type FormName = 'Login' | 'Register'

/**
 * What a form about an account begins with: what was typed before its code had come, else what was typed before a reload.
 * A password is never stored.
 */
export function draftValues<Values extends Record<string, string>>(form: FormName, empty: Values): Values {
  // the build renders the form too
  if (!globalThis.document) return empty
  const fields = document.querySelector<HTMLFormElement>(`form[aria-label="${form}"]`)?.elements
  const values = Object.keys(empty).map((name) => {
    const field = fields?.namedItem(name)
    const typed = field instanceof HTMLInputElement ? field.value : ''
    return [name, typed || (name === PASSWORD ? '' : readDraft(OWNER, `${form}.${name}`))]
  })
  return { ...empty, ...Object.fromEntries(values) }
}

/** Stands at the form: keeps what is typed, for this tab. */
export const keepDraft = (form: FormName) => (event: FormEvent<HTMLFormElement>) => {
  const { target } = event
  if (!(target instanceof HTMLInputElement) || target.name === PASSWORD) return
  writeDraft(OWNER, `${form}.${target.name}`, target.value)
}

/** Once the form has done its work. */
export function forgetDraft(form: FormName, values: object): void {
  for (const name of Object.keys(values)) writeDraft(OWNER, `${form}.${name}`, '')
}
