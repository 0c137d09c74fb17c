import { CONTACT_DELAY_MS } from '@/config/constants'
import { draftStore, VISITOR } from '@/platform/drafts'
import { signal } from '@/platform/signal'

export type ContactValues = { name: string; email: string; phone: string; subject: string; message: string }

const noValues: ContactValues = { name: '', email: '', phone: '', subject: '', message: '' }

const drafts = draftStore('contact', (stored): ContactValues => {
  const known = Object.entries(Object(stored)).filter(
    ([name, value]) => name in noValues && typeof value === 'string',
  )
  return { ...noValues, ...Object.fromEntries(known) }
})

const storedDraft = (): ContactValues => ({ ...noValues, ...drafts.read(VISITOR) })

type ContactState = {
  values: ContactValues
  /** For as long as the message is on its way. */
  sending: boolean
  /** By name, whoever has sent the message before. */
  thanked: string | null
}

const idle: ContactState = { values: noValues, sending: false, thanked: null }

/** What the form shows: a message may be on its way while the page is left and opened again. */
export const contactState = signal(idle)

/** Null forgets the draft. What is typed after the thanks begins another message. */
export function writeDraft(values: ContactValues | null): void {
  drafts.write(VISITOR, values)
  contactState.set({ ...idle, values: values ?? noValues })
}

/** Takes two seconds, and ends with thanks and an empty form. No call is made: the contract has none for it. */
export async function sendDraft(): Promise<void> {
  const { values } = contactState.get()
  contactState.set({ values, sending: true, thanked: null })
  await new Promise((resolve) => setTimeout(resolve, CONTACT_DELAY_MS))
  drafts.write(VISITOR, null)
  contactState.set({ ...idle, thanked: values.name.trim() })
}

/** What was proposed last: it may be replaced, which a subject that was typed by hand may not. */
const proposals = draftStore('contact-about', (stored) => (typeof stored === 'string' ? stored : null))

/** Shows the draft with what was typed into the prerendered form before its code had come. `service` is to be its subject. */
export function openDraft(form: HTMLFormElement, service = ''): void {
  const values = storedDraft()
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field.name in noValues && field.value !== '') values[field.name as keyof ContactValues] = field.value
  }
  const free = values.subject === '' || values.subject === proposals.read(VISITOR)
  const proposal = `About ${service}`
  if (service === '' || !free || contactState.get().sending)
    return contactState.set({ ...contactState.get(), values })
  proposals.write(VISITOR, proposal)
  writeDraft({ ...values, subject: proposal })
}
