import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { Banner } from '@/kit/feedback/Banner'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'
import { afterLogin, keepNext } from '@/session/wayBack'
import { usePersonas } from '@/session/personas'
import { useSession } from '@/session/session'
import { dismissNotice, useSessionState } from '@/session/state'
import { AuthPage } from '../account/AuthPage'
import { FormSkeleton } from '../account/FormSkeleton'
import { Inside } from './Inside'
import { LoginForm } from './LoginForm'
import { PersonaList } from './PersonaList'
import { useLogin } from './useLogin'

/** Without a backend's address this is the demo, which has its personas to offer (see main.tsx). */
const demo = !import.meta.env.VITE_API_BASE_URL

/** Signed in, here or before, one goes on to where one was headed. */
export function LoginPage() {
  const { status, user } = useSession()
  const { notice } = useSessionState()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const message = messageOf(state)
  const personas = usePersonas()
  const login = useLogin()
  if (user) return <Navigate to={afterLogin(user, { search, state })} replace />
  return (
    <AuthPage
      title="Login"
      lede="Your plan, your payments and your tickets are behind this door."
      aside={
        demo ? (
          <PersonaList offer={personas} pendingEmail={login.pendingEmail} onPick={login.send} />
        ) : (
          <Inside />
        )
      }
      below={demo && <Inside />}
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
