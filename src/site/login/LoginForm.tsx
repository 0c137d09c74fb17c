import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { PasswordField } from '@/kit/forms/PasswordField'
import { TextField } from '@/kit/forms/TextField'
import { useFormDraft } from '@/platform/useFormDraft'
import { texts } from '@/texts/texts'
import { handledForm } from '../handledForm'
import { LockNotice } from './LockNotice'
import { addressOf } from './loginLocks'
import { loginForm, type LoginValues } from './loginForm'
import { loginDrafts, type useLogin } from './useLogin'

type LoginFormProps = { login: ReturnType<typeof useLogin> }

export function LoginForm({ login }: LoginFormProps) {
  const form = useForm<LoginValues>({ resolver: zodResolver(loginForm) })
  useFormDraft(form, loginDrafts)
  const { isValid } = form.formState
  const { getValues, setFocus } = form
  const { pendingEmail, lock, resume, failure, unlocked } = login
  const [refused, setRefused] = useState(false)
  // useWatch misses text that a password manager filled in before hydration
  const email = useWatch({ control: form.control, name: 'email' }) ?? getValues('email') ?? ''
  const lockedSeconds = lock?.email === addressOf(email) ? lock.seconds : 0
  const locked = lockedSeconds > 0
  const disabled = pendingEmail !== null || locked
  const problem = refused && !isValid ? texts.loginInvalid : failure
  const formElement = useRef<HTMLFormElement>(null)
  const lockNotice = useRef<HTMLDivElement>(null)
  const shownProblem = useRef<HTMLDivElement>(null)

  // after a reload the restored email may still be locked
  useEffect(() => void resume(getValues('email') ?? ''), [resume, getValues])

  // a disabled field loses the focus: move it to what is needed next
  useEffect(() => {
    const { activeElement } = document
    const lost = activeElement === document.body
    if (!lost && (unlocked || !formElement.current?.contains(activeElement))) return
    if (locked) lockNotice.current?.focus()
    else if (!disabled && (failure !== null || unlocked)) setFocus('password', { shouldSelect: true })
  }, [disabled, locked, failure, unlocked, setFocus])

  // after the focus has moved, which scrolls too
  useEffect(() => {
    if (problem !== null) shownProblem.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  const submit = form.handleSubmit(
    (values) => {
      setRefused(false)
      if (!resume(values.email)) login.send(values)
    },
    () => {
      login.forget()
      setRefused(true)
    },
  )

  const useAnother = () => {
    login.forget()
    setFocus('email', { shouldSelect: true })
  }

  return (
    <form
      ref={formElement}
      {...handledForm}
      aria-label="Login"
      className="grid gap-5"
      onSubmit={(event) => void submit(event)}
    >
      {/* above the fields: below them, a phone's keyboard would cover the message */}
      {problem !== null && (
        <div ref={shownProblem}>
          <Banner tone="err">{problem}</Banner>
        </div>
      )}
      <LockNotice ref={lockNotice} seconds={lockedSeconds} unlocked={unlocked} onLeave={useAnother} />
      <TextField
        {...form.register('email', { onBlur: () => void resume(getValues('email')) })}
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
      />
      <PasswordField
        {...form.register('password')}
        label="Password"
        autoComplete="current-password"
        disabled={disabled}
      />
      {/* aria-disabled only: Enter must still show what is missing */}
      <Button
        type="submit"
        variant="primary"
        fullWidth
        busy={pendingEmail !== null}
        busyLabel="Logging in…"
        aria-disabled={!isValid || locked || undefined}
        data-off={!isValid || locked || undefined}
      >
        Login
      </Button>
    </form>
  )
}
