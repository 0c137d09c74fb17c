import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { registerMutation } from '@/api/auth'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { PasswordField } from '@/kit/forms/PasswordField'
import { TextField } from '@/kit/forms/TextField'
import { formDrafts, NEW, VISITOR } from '@/platform/drafts'
import { token } from '@/platform/token'
import { useFormDraft } from '@/platform/useFormDraft'
import { signIn } from '@/session/session'
import { failureText } from '@/texts/calls'
import { texts } from '@/texts/texts'
import { handledForm } from '../handledForm'
import { registerForm, type RegisterValues } from './registerForm'

const drafts = formDrafts(VISITOR, 'register')

export function RegisterForm() {
  const mutation = useMutation(registerMutation())
  const form = useForm<RegisterValues>({ resolver: zodResolver(registerForm) })
  const { register, handleSubmit, setFocus, formState } = form
  useFormDraft(form, drafts)
  const { errors } = formState
  const { isPending, error } = mutation

  const formElement = useRef<HTMLFormElement>(null)
  const failure = useRef<HTMLDivElement>(null)

  // a disabled field loses the focus: restore it after a failure
  useEffect(() => {
    if (!error) return
    const { activeElement } = document
    if (activeElement === document.body || formElement.current?.contains(activeElement)) setFocus('email')
    failure.current?.scrollIntoView({ block: 'nearest' })
  }, [error, setFocus])

  const submit = handleSubmit(
    async (values) => {
      const before = token.get()
      try {
        // callbacks of `mutate` do not run if the page is left before the call ends
        const session = await mutation.mutateAsync(values)
        drafts.forget(NEW)
        // keep a session that was started during the call
        if (token.get() === before) signIn(session)
      } catch {
        // the form shows the failure
      }
    },
    () => mutation.reset(),
  )

  return (
    <form
      ref={formElement}
      {...handledForm}
      aria-label="Register"
      className="grid gap-5"
      onSubmit={(event) => void submit(event)}
    >
      {error && (
        <div ref={failure}>
          {error.kind === 'shape' ? (
            <Banner tone="warn" title="Your account was created">
              We couldn’t log you in, so please go to Login and enter the same email and password.
            </Banner>
          ) : (
            <Banner tone="err" title={error.mayBeDone && failureText('register', error)}>
              {error.mayBeDone ? texts.mayBeDone : failureText('register', error)}
            </Banner>
          )}
        </div>
      )}
      <TextField
        {...register('name')}
        label="Name"
        autoComplete="name"
        disabled={isPending}
        error={errors.name?.message}
      />
      <TextField
        {...register('email')}
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        disabled={isPending}
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        label="Password"
        hint="8 characters or more. A sentence works well."
        autoComplete="new-password"
        disabled={isPending}
        error={errors.password?.message}
      />
      <Button type="submit" variant="primary" fullWidth busy={isPending} busyLabel="Creating your account…">
        Register
      </Button>
    </form>
  )
}
