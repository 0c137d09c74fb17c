import type { ComponentType } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { Banner } from '@/kit/feedback/Banner'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'
import { afterLogin, keepNext } from '@/session/wayBack'
import { useSession } from '@/session/session'
import { dismissNotice, useSessionState } from '@/session/state'
import { AuthPage } from '../account/AuthPage'
import { FormSkeleton } from '../account/FormSkeleton'
import { Inside } from './Inside'
import { LoginForm } from './LoginForm'
import type { LoginValues } from './loginForm'
import { useLogin } from './useLogin'

export type LoginAsideProps = {
  /** The email that is being signed in with right now; null when none is. */
  pendingEmail: string | null
  onPick: (credentials: LoginValues) => void
}

/** What may stand beside the form and sign in by it. */
export type LoginAside = ComponentType<LoginAsideProps>

/** Whoever is signed in, here or before, goes on to where he was headed. Without an aside the page says what is inside. */
export function LoginPage({ Aside }: { Aside?: LoginAside | undefined }) {
  const { status, user } = useSession()
  const { notice } = useSessionState()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const message = messageOf(state)
  const login = useLogin()
  if (user) return <Navigate to={afterLogin(user, { search, state })} replace />
  return (
    <AuthPage
      title="Login"
      lede="Your plan, your payments and your tickets are behind this door."
      aside={Aside ? <Aside pendingEmail={login.pendingEmail} onPick={login.send} /> : <Inside />}
      below={Aside && <Inside />}
    >
      {message !== null && <Banner tone="ok">{message}</Banner>}
      {notice !== null && (
        <Banner tone="warn" onDismiss={dismissNotice}>
          {notice}
        </Banner>
      )}
      {status === 'loading' ? <FormSkeleton fields={2} /> : <LoginForm login={login} />}
      <p className="text-ink-2">
        New here?{' '}
        <TextLink to={keepNext(paths.register(), search)} state={state} standalone>
          Register
        </TextLink>
      </p>
    </AuthPage>
  )
}

/** What the page before sent along, for example that a password was changed. */
function messageOf(state: unknown): string | null {
  return typeof state === 'object' &&
    state !== null &&
    'message' in state &&
    typeof state.message === 'string'
    ? state.message
    : null
}
