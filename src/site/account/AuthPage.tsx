import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { pageTitle } from '@/config/brand'
import { RetryButton } from '@/kit/actions/RetryButton'
import { Banner } from '@/kit/feedback/Banner'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { TextLink } from '@/kit/text/TextLink'
import { useSession } from '@/session/session'
import { failureText } from '@/texts/calls'
import { useKeepNext } from '@/session/useKeepNext'
import { afterLogin, likelyAfterLogin } from '@/session/wayBack'

export type PreloadProps = {
  /** Preloads the code of the likely next page while the visitor types. */
  loadNext: (path: string) => void
}

type AuthPageProps = PreloadProps & {
  title: string
  lede: string
  /** Messages shown above the form. */
  notices?: ReactNode
  form: ReactNode
  /** How many fields the form has. */
  fields: number
  /** The link to the other page: Register or Login. */
  other: { question: string; label: string; to: string }
  /** Shown beside the form. */
  aside: ReactNode
  /** Shown under the form; on a phone, after the aside. */
  below?: ReactNode
}

/** The frame of Login and Register. Users who are already signed in are redirected to the page they wanted. */
export function AuthPage({
  title,
  lede,
  notices,
  form,
  fields,
  other,
  aside,
  below,
  loadNext,
}: AuthPageProps) {
  const { status, user, failure, retry, retrying } = useSession()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const keepNext = useKeepNext()
  useEffect(() => loadNext(likelyAfterLogin(search)), [loadNext, search])
  return (
    <div className="wrap halves gap-y-14 pt-[clamp(32px,5vw,64px)] pb-(--section) lg:grid-rows-[auto_1fr]">
      <title>{pageTitle(title)}</title>
      {user && <Navigate to={afterLogin(user, { search, state })} replace />}
      <section className="grid max-w-[460px] content-start gap-6">
        <div>
          <h1 className="text-[clamp(2.25rem,1.4rem+3vw,3.5rem)] leading-none tracking-[-.036em]">{title}</h1>
          <p className="lede mt-4">{lede}</p>
        </div>
        {notices}
        {/* the form stays below: another user may want to sign in */}
        {status === 'failed' && (
          <Banner tone="err" action={<RetryButton trying={retrying} onRetry={retry} />}>
            {failureText('getMe', failure)}
          </Banner>
        )}
        {status === 'loading' || user ? <FormSkeleton fields={fields} /> : form}
        <p className="text-ink-2">
          {other.question} {/* replace: Back leaves both pages */}
          <TextLink to={keepNext(other.to)} state={state} replace standalone>
            {other.label}
          </TextLink>
        </p>
      </section>
      <aside className="lg:col-start-2 lg:row-span-2 lg:pt-2">{aside}</aside>
      {below && <div className="max-w-[460px]">{below}</div>}
    </div>
  )
}

/** Shown while the session is checked, and until the next page has loaded. */
function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className="grid gap-5">
      <LoadingStatus />
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className="grid gap-2.5">
          <Skeleton width={96} />
          <Skeleton shape="block" height={46} />
        </div>
      ))}
      <Skeleton shape="block" height={46} />
    </div>
  )
}
