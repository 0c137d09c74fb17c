import { useId, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { NEWSLETTER_DELAY_MS } from '@/config/constants'
import { cleanEmail } from '@/lib/visible'
import { draftStore, VISITOR } from '@/platform/drafts'
import { newsletterTexts } from '@/texts/newsletter'
import { handledForm } from '../handledForm'

const choices = ['subscribe', 'unsubscribe'] as const
type Choice = (typeof choices)[number]

const labels: Record<Choice, string> = { subscribe: 'Subscribe', unsubscribe: 'Unsubscribe' }

const drafts = draftStore('newsletter', (stored) => {
  const { email, choice }: { email?: unknown; choice?: unknown } = Object(stored)
  const known = choices.find((one) => one === choice)
  return typeof email === 'string' && known ? { email, choice: known } : null
})

/** Checked in code, because the browser's own message would replace SPEC's text. */
const isAddress = (input: HTMLInputElement) => input.value !== '' && !input.validity.typeMismatch

export function NewsletterForm({ title }: { title: ReactNode }) {
  const id = useId()
  // uncontrolled: a visitor may type into the prerendered input before hydration
  const email = useRef<HTMLInputElement>(null)
  const unsubscribe = useRef<HTMLInputElement>(null)
  const [choice, setChoice] = useState<Choice>('subscribe')
  const [submitting, setSubmitting] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const failed = message !== null && !isGoodNews(message)

  // a visitor may also type and choose before hydration, which keeps both but fires no event
  useLayoutEffect(() => {
    const draft = drafts.read(VISITOR)
    if (unsubscribe.current && draft?.choice === 'unsubscribe') unsubscribe.current.checked = true
    if (unsubscribe.current?.checked) setChoice('unsubscribe')
    if (email.current?.value === '') email.current.value = draft?.email ?? ''
  }, [])

  const edit = (chosen: Choice) => {
    setChoice(chosen)
    setMessage(null)
    drafts.write(VISITOR, { email: email.current?.value ?? '', choice: chosen })
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = email.current
    if (submitting || !field) return
    field.value = cleanEmail(field.value)
    if (!isAddress(field)) {
      setMessage(newsletterTexts.invalid)
      field.focus()
      return
    }
    setMessage(null)
    setSubmitting(true)
    const sent = field.value
    try {
      setMessage(await send(choice))
      // the visitor may have typed on
      if (field.value !== sent) return
      field.value = ''
      drafts.write(VISITOR, null)
    } catch {
      setMessage(newsletterTexts.failed)
    } finally {
      setSubmitting(false)
    }
  }

  return (
    <form
      {...handledForm}
      aria-label="Newsletter"
      className="split col-span-full gap-y-4 border-t border-on-band/14 pt-8 [color-scheme:dark]"
      onSubmit={(event) => void submit(event)}
    >
      <div>
        {title}
        <p id={`${id}-about`} className="-mt-1.5 text-14">
          One email a month: what we built, what broke, what it cost.
        </p>
      </div>
      <div className="grid max-w-[30rem] content-start gap-2.5">
        <fieldset className="flex flex-wrap gap-x-5">
          <legend className="sr-only">Subscribe or unsubscribe</legend>
          {choices.map((value) => (
            <label key={value} className="flex min-h-7 items-center gap-2 pointer-coarse:min-h-11">
              <input
                ref={value === 'unsubscribe' ? unsubscribe : undefined}
                type="radio"
                name="choice"
                value={value}
                checked={choice === value}
                onChange={() => edit(value)}
              />
              {labels[value]}
            </label>
          ))}
        </fieldset>
        <label htmlFor={id} className="sr-only">
          Email for the newsletter
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            ref={email}
            id={id}
            name="email"
            type="email"
            required
            autoComplete="email"
            placeholder="you@shop.in"
            onChange={() => edit(choice)}
            aria-invalid={message === newsletterTexts.invalid || undefined}
            aria-describedby={`${id}-about ${id}-message`}
            className="in min-w-0 flex-[1_1_15rem] border-on-band/42 bg-on-band/6 text-on-band placeholder:text-on-band-2"
          />
          <Button
            type="submit"
            busy={submitting}
            busyLabel="Sending…"
            className="[--bd:transparent] [--bg:var(--on-band)] [--fg:var(--band)] hover:[--bg:var(--on-band-2)]"
          >
            {labels[choice]}
          </Button>
        </div>
        <div id={`${id}-message`}>
          {message !== null && <Banner tone={failed ? 'err' : 'ok'}>{message}</Banner>}
        </div>
      </div>
    </form>
  )
}

/** Simulates a call (SPEC section 7). Resolves after one second with the text to show; throws when offline. */
async function send(choice: Choice): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, NEWSLETTER_DELAY_MS))
  if (!navigator.onLine) throw new Error('offline')
  return choice === 'subscribe' ? newsletterTexts.subscribed : newsletterTexts.unsubscribed
}

/** SPEC section 8 tells success from failure by these words. */
function isGoodNews(message: string): boolean {
  return message.includes('Thank you') || message.includes('unsubscribed')
}
