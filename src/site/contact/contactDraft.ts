import { CONTACT_DELAY_MS } from '@/config/constants'
import { draftStore, VISITOR } from '@/platform/drafts'
import { signal } from '@/platform/signal'

export type ContactValues = { name: string; email: string; phone: string; subject: string; message: string }

const noValues: ContactValues = { name: '', email: '', phone: '', subject: '', message: '' }

const drafts = draftStore('contact', (stored): Partial<ContactValues> => {
  const isKnown = ([name, value]: [string, unknown]) => name in noValues && typeof value === 'string'
  return Object.fromEntries(Object.entries(Object(stored)).filter(isKnown))
})

type ContactState = {
  values: ContactValues
  /** Whether the message is being sent. */
  sending: boolean
  /** The name of the sender to thank for the message just sent. */
  thanked: string | null
  /** Whether the last attempt failed. */
  failed: boolean
}

const idle: ContactState = { values: noValues, sending: false, thanked: null, failed: false }

/** Kept outside the form, because sending continues when the visitor leaves the page. */
export const contactState = signal(idle)

/** Null discards the draft. Typing after the thanks starts a new message. */
export function writeContactDraft(values: ContactValues | null): void {
  drafts.write(VISITOR, values)
  contactState.set({ ...idle, values: values ?? noValues })
}

/** Simulates sending (SPEC section 4): takes two seconds, then thanks the sender and clears the form. Fails when offline. */
export async function sendContactDraft(): Promise<void> {
  const { values } = contactState.get()
  contactState.set({ ...idle, values, sending: true })
  await new Promise((resolve) => setTimeout(resolve, CONTACT_DELAY_MS))
  if (!navigator.onLine) return contactState.set({ ...idle, values, failed: true })
  drafts.write(VISITOR, null)
  contactState.set({ ...idle, thanked: values.name.trim() })
}

/** The subject last filled in from a link. It may be replaced; a subject typed by the visitor may not. */
const proposals = draftStore('contact-about', (stored) => (typeof stored === 'string' ? stored : null))

/** Loads the draft, plus what was typed into the prerendered form before hydration. `service` becomes the subject. */
export function openContactDraft(form: HTMLFormElement, service = ''): void {
  const values = { ...noValues, ...drafts.read(VISITOR) }
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field.name in noValues && field.value !== '') values[field.name as keyof ContactValues] = field.value
  }
  const free = values.subject === '' || values.subject === proposals.read(VISITOR)
  const proposal = `About ${service}`
  if (service === '' || !free || contactState.get().sending)
    return contactState.set({ ...contactState.get(), values })
  proposals.write(VISITOR, proposal)
  writeContactDraft({ ...values, subject: proposal })
}
