import { type ComponentType, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { Banner } from '@/kit/feedback/Banner'
import { paths } from '@/paths'
import { canStore } from '@/platform/storage'
import { useSignal } from '@/platform/useSignal'
import { dismissLoginNotice, ending } from '@/session/state'
import { type PreloadProps, AuthPage } from '../account/AuthPage'
import { AccountContents } from './AccountContents'
import { LoginForm } from './LoginForm'
import type { LoginValues } from './loginForm'
import { useLogin } from './useLogin'

export type LoginAsideProps = {
  /** The email of the login in flight, or null. */
  pendingEmail: string | null
  onPick: (credentials: LoginValues) => void
}

/** Shown beside the form; can log in with given credentials. */
export type LoginAside = ComponentType<LoginAsideProps>

export function LoginPage({ Aside, loadNext }: PreloadProps & { Aside?: LoginAside | undefined }) {
  const { notice } = useSignal(ending)
  const message = messageOf(useLocation().state)
  // prerendering cannot know whether storage works, so it assumes yes
  const stores = useSyncExternalStore(
    () => () => {},
    canStore,
    () => true,
  )
  const login = useLogin()
  return (
    <AuthPage
      loadNext={loadNext}
      title="Login"
      lede="Your plan, your payments and your tickets are behind this door."
      notices={
        <>
          {message !== null && <Banner tone="ok">{message}</Banner>}
          {!stores && (
            <Banner tone="warn">
              Your browser does not store your login, so reloading the page logs you out. To stay logged in,
              allow this site to store data.
            </Banner>
          )}
          {notice !== null && (
            <Banner tone="warn" onDismiss={dismissLoginNotice}>
              {notice}
            </Banner>
          )}
        </>
      }
      form={<LoginForm login={login} />}
      fields={2}
      other={{ question: 'New here?', label: 'Register', to: paths.register() }}
      aside={Aside ? <Aside pendingEmail={login.pendingEmail} onPick={login.send} /> : <AccountContents />}
      below={Aside && <AccountContents />}
    />
  )
}

/** The success message that the previous page passed on (SPEC section 2). */
function messageOf(state: unknown): string | null {
  const { message } = (state ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : null
}
