import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'
import { afterLogin, keepNext } from '@/session/wayBack'
import { useSession } from '@/session/session'
import { AuthPage } from '../account/AuthPage'
import { FormSkeleton } from '../account/FormSkeleton'
import { NextSteps } from './NextSteps'
import { RegisterForm } from './RegisterForm'

/** A new account is signed in at once, and goes on to where its owner was headed. */
export function RegisterPage() {
  const { status, user } = useSession()
  const [search] = useSearchParams()
  const { state } = useLocation()
  if (user) return <Navigate to={afterLogin(user, { search, state })} replace />
  return (
    <AuthPage
      title="Register"
      lede="An account costs nothing. You pay when you choose a plan."
      aside={<NextSteps />}
    >
      {status === 'loading' ? <FormSkeleton fields={3} /> : <RegisterForm />}
      <p className="text-ink-2">
        Here before?{' '}
        <TextLink to={keepNext(paths.login(), search)} state={state} standalone>
          Login
        </TextLink>
      </p>
    </AuthPage>
  )
}
