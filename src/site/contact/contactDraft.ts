import { draftStore, VISITOR } from '@/platform/drafts'
import { signal } from '@/platform/signal'

export type ContactValues = { name: string; email: string; phone: string; subject: string; message: string }

const noValues: ContactValues = { name: '', email: '', phone: '', subject: '', message: '' }

const PROPOSED = 'About '

const drafts = draftStore('contact', (stored): ContactValues => {
  const known = Object.entries(Object(stored)).filter(
    ([name, value]) => name in noValues && typeof value === 'string',
  )
  return { ...noValues, ...Object.fromEntries(known) }
})

const storedDraft = (): ContactValues => ({ ...noValues, ...drafts.read(VISITOR) })

/** The draft as the form shows it: a message may be on its way while the page is left and opened again. */
export const contactDraft = signal(noValues)

/** Null forgets the draft. */
export function writeDraft(values: ContactValues | null): void {
  drafts.write(VISITOR, values)
  contactDraft.set(values ?? noValues)
}

/** Shows the draft with what was typed into the prerendered form before its code had come. */
export function openDraft(form: HTMLFormElement): void {
  const values = storedDraft()
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field.name in noValues && field.value !== '') values[field.name as keyof ContactValues] = field.value
  }
  contactDraft.set(values)
}

/** Names a service as the subject of the message, unless another subject was typed by hand. */
export function proposeSubject(service: string): void {
  const draft = storedDraft()
  const own = draft.subject !== '' && !draft.subject.startsWith(PROPOSED)
  if (!own) writeDraft({ ...draft, subject: PROPOSED + service })
}
