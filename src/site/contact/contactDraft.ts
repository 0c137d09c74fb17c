import { useSyncExternalStore } from 'react'

export type ContactValues = { name: string; email: string; phone: string; subject: string; message: string }

export const noValues: ContactValues = { name: '', email: '', phone: '', subject: '', message: '' }

const KEY = 'draft:contact'
const PROPOSED = 'About '

/** Takes the storage's place where the browser gives none: the draft then lasts as long as the page. */
let memory: string | null = null
let last: { text: string | null; values: ContactValues } = { text: null, values: noValues }
const listeners = new Set<() => void>()

function readText(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return memory
  }
}

/** What somebody has typed and not sent. What was changed by hand in the storage counts as nothing. */
function readDraft(): ContactValues {
  const text = readText()
  if (text !== last.text) last = { text, values: parse(text) }
  return last.values
}

function parse(text: string | null): ContactValues {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    const fields = Object.entries({ ...noValues, ...(stored as Partial<ContactValues>) })
    const known = fields.filter(([name, value]) => name in noValues && typeof value === 'string')
    return { ...noValues, ...Object.fromEntries(known) }
  } catch {
    return noValues
  }
}

/** Keeps the draft for this tab, so that a reload or a look at another page loses nothing. */
export function writeDraft(values: ContactValues): void {
  const text = JSON.stringify(values)
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    memory = text
  }
  for (const listener of listeners) listener()
}

/** Takes over what was typed into the prerendered form before its code had come. */
export function adoptTyped(form: HTMLFormElement): void {
  const typed: Partial<ContactValues> = {}
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field.name in noValues && field.value !== '') typed[field.name as keyof ContactValues] = field.value
  }
  if (Object.keys(typed).length > 0) writeDraft({ ...readDraft(), ...typed })
}

/** Names a service as the subject of the message, unless another subject was typed by hand. */
export function proposeSubject(service: string): void {
  const draft = readDraft()
  const own = draft.subject !== '' && !draft.subject.startsWith(PROPOSED)
  if (!own) writeDraft({ ...draft, subject: PROPOSED + service })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The draft as the form shows it; prerendered markup, which knows no tab, shows an empty one. */
export function useContactDraft(): ContactValues {
  return useSyncExternalStore(subscribe, readDraft, () => noValues)
}
