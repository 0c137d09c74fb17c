import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FORM_REPLY_HOURS } from '@/config/constants'
import { brand } from '@/config/brand'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { TextField } from '@/kit/forms/TextField'
import { cleanEmail } from '@/lib/visible'
import { contactTexts } from '@/texts/contact'
import { handledForm } from '../handledForm'
import {
  contactState,
  type ContactValues,
  openContactDraft,
  sendContactDraft,
  writeContactDraft,
} from './contactDraft'
import { contactErrors, type ContactErrors } from './contactErrors'

/** The message form. Sending is simulated (SPEC section 7) and continues after the visitor leaves the page. */
export function ContactForm({ about }: { about?: string }) {
  const [{ values, sending, thanked, failed }, show] = useState(contactState.initial)
  const formElement = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const [errors, setErrors] = useState<ContactErrors>({})

  // before paint, to keep what was typed before hydration
  useLayoutEffect(() => {
    const stop = contactState.subscribe(show)
    if (formElement.current) openContactDraft(formElement.current, about)
    return stop
  }, [about])

  const wasSending = useRef(false)
  useEffect(() => {
    if (wasSending.current && !sending) outcome.current?.scrollIntoView({ block: 'nearest' })
    wasSending.current = sending
  }, [sending])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    // the current state: this render may lack what was filled in before hydration
    const found = contactErrors(form, contactState.get().values)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first === undefined) return void sendContactDraft()
    // errors replace the outcome of the last message
    contactState.set({ ...contactState.get(), thanked: null, failed: false })
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  const field = (name: keyof ContactValues) => ({
    name,
    value: values[name],
    error: errors[name],
    readOnly: sending,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const value = target.type === 'email' ? cleanEmail(target.value) : target.value
      writeContactDraft({ ...contactState.get().values, [name]: value })
      setErrors(({ [name]: _corrected, ...others }) => others)
    },
  })

  return (
    <form
      ref={formElement}
      {...handledForm}
      aria-label="Message"
      className="grid gap-5 sm:grid-cols-2 [&>*]:sm:col-span-2"
      onSubmit={submit}
    >
      <TextField {...field('name')} label="Name" required autoComplete="name" />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        required
        autoComplete="email"
        boxClassName="sm:col-span-1!"
      />
      <TextField
        {...field('phone')}
        label="Phone"
        optional
        type="tel"
        autoComplete="tel"
        boxClassName="sm:col-span-1!"
      />
      <TextField {...field('subject')} label="Subject" required />
      <TextAreaField
        {...field('message')}
        label="Message"
        hint="What your site should do, who it’s for, and by when. A rough idea is fine."
        required
        rows={6}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" variant="primary" busy={sending} busyLabel="Sending…">
          Send message
        </Button>
        <p className="text-14 text-ink-3">A person replies within {FORM_REPLY_HOURS} hours.</p>
      </div>
      {(failed || thanked !== null) && (
        <div ref={outcome}>
          {failed && <Banner tone="err">{contactTexts.failed}</Banner>}
          {thanked !== null && (
            <Banner tone="ok" title={contactTexts.sent(thanked)}>
              A person replies within {FORM_REPLY_HOURS} hours. For anything urgent, call{' '}
              <span className="whitespace-nowrap">{brand.phone}</span>.
            </Banner>
          )}
        </div>
      )}
    </form>
  )
}
