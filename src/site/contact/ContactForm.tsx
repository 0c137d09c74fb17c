import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { CONTACT_DELAY_MS, FORM_REPLY_HOURS } from '@/config/constants'
import { brand } from '@/config/brand'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { TextField } from '@/kit/forms/TextField'
import { useSignal } from '@/platform/useSignal'
import { contactTexts } from '@/texts/contact'
import { handledForm } from '../handledForm'
import { contactDraft, type ContactValues, openDraft, writeDraft } from './contactDraft'
import { contactErrors, type ContactErrors } from './contactErrors'

/** Sending takes two seconds and ends with thanks and an empty form. No call is made: the contract has none for it. */
export function ContactForm() {
  const values = useSignal(contactDraft)
  const formElement = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<ContactErrors>({})
  const [sending, setSending] = useState(false)
  const [thanked, setThanked] = useState<string | null>(null)

  // before the draft is first shown, which would replace it
  useLayoutEffect(() => {
    if (formElement.current) openDraft(formElement.current)
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const found = contactErrors(form)
    setErrors(found)
    setThanked(null)
    const [first] = Object.keys(found)
    if (first !== undefined) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setSending(true)
    await new Promise((resolve) => setTimeout(resolve, CONTACT_DELAY_MS))
    writeDraft(null)
    setThanked(values.name.trim())
    setSending(false)
  }

  const field = (name: keyof ContactValues) => ({
    name,
    value: values[name],
    error: errors[name],
    readOnly: sending,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      writeDraft({ ...values, [name]: target.value })
      setErrors(({ [name]: _corrected, ...others }) => others)
    },
  })

  return (
    <form
      ref={formElement}
      {...handledForm}
      aria-label="Message"
      className="grid gap-5 sm:grid-cols-2 [&>*]:sm:col-span-2"
      onSubmit={(event) => void submit(event)}
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
        hint="What it has to do, for whom, and by when. Rough is fine."
        required
        rows={6}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" variant="primary" busy={sending} busyLabel="Sending…">
          Send message
        </Button>
        <p className="text-14 text-ink-3">A person replies within {FORM_REPLY_HOURS} hours.</p>
      </div>
      {thanked !== null && (
        <Banner tone="ok" title={contactTexts.sent(thanked)}>
          A person replies within {FORM_REPLY_HOURS} hours. For anything urgent, call {brand.phone}.
        </Banner>
      )}
    </form>
  )
}
