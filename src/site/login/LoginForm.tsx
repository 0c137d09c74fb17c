import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { texts } from '@/api/errors'
import { Banner } from '@/kit/Banner'
import { Button } from '@/kit/Button'
import { PasswordField } from '@/kit/PasswordField'
import { TextField } from '@/kit/TextField'
import { keepDraft, useAccountDraft } from '../account/accountDraft'
import { handledForm } from '../handledForm'
import { LockNotice } from './LockNotice'
import { loginForm, type LoginValues } from './loginForm'
import type { useLogin } from './useLogin'

const kept = ['email'] as const

type LoginFormProps = { login: ReturnType<typeof useLogin> }

export function LoginForm({ login }: LoginFormProps) {
  const form = useForm<LoginValues>({ resolver: zodResolver(loginForm) })
  useAccountDraft('Login', kept, form)
  const { isValid } = form.formState
  const { setFocus } = form
  const [refused, setRefused] = useState(false)
  const { pendingEmail, lockedSeconds, failure } = login
  const disabled = pendingEmail !== null || lockedSeconds > 0
  const problem = refused && !isValid ? texts.loginInvalid : failure

  // a disabled field loses the focus; whoever waits at the form gets it back
  useEffect(() => {
    if (disabled || failure === null) return
    if (document.activeElement === document.body) setFocus('password')
  }, [disabled, failure, setFocus])

  const submit = form.handleSubmit(
    (values) => {
      setRefused(false)
      login.send(values)
    },
    () => {
      login.forget()
      setRefused(true)
    },
  )

  return (
    <form
      {...handledForm}
      aria-label="Login"
      className="grid gap-5"
      onChange={keepDraft('Login')}
      onSubmit={(event) => void submit(event)}
    >
      {/* above the fields: below them a phone's keyboard would hide it */}
      {problem !== null && <Banner tone="err">{problem}</Banner>}
      <LockNotice seconds={lockedSeconds} unlocked={login.unlocked} />
      <TextField
        {...form.register('email')}
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
      {/* not the disabled attribute: it would keep Enter from saying what is missing */}
      <Button
        type="submit"
        variant="primary"
        fullWidth
        busy={pendingEmail !== null}
        busyLabel="Logging in…"
        aria-disabled={!isValid || lockedSeconds > 0 || undefined}
        data-off={!isValid || lockedSeconds > 0 || undefined}
      >
        Login
      </Button>
    </form>
  )
}
