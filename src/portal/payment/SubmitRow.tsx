import type { RefCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { LinkButton } from '@/kit/actions/LinkButton'
import { loginPath } from '@/session/wayBack'
import { texts } from '@/texts/texts'
import type { Submission } from './usePaymentSubmission'

type Props = {
  submission: Submission
  onTryAgain: () => void
  /** Passes the focus between the buttons that replace one another. */
  relay: RefCallback<HTMLElement>
}

/** The submit button and, after a failure, a banner with the next step. */
export function SubmitRow({ submission, onTryAgain, relay }: Props) {
  const { processing, problem, needsLogin, upiOnly, mayBeDone } = submission
  const { pathname, search } = useLocation()
  if (problem === null) {
    return (
      <Button
        ref={relay}
        type="submit"
        variant="primary"
        className="mt-5 max-sm:w-full"
        busy={processing}
        busyLabel="Submitting…"
      >
        Submit for approval
      </Button>
    )
  }
  return (
    <Banner
      tone="err"
      className="mt-5 max-w-[640px]"
      title={upiOnly && 'We can only accept this request as UPI'}
      action={
        needsLogin ? (
          <LinkButton ref={relay} size="sm" to={loginPath(pathname + search)} onClick={submission.endSession}>
            Log in now
          </LinkButton>
        ) : upiOnly ? (
          <Button key="upi" ref={relay} type="submit" size="sm">
            Send as UPI
          </Button>
        ) : (
          <Button key="again" ref={relay} size="sm" onClick={onTryAgain}>
            Try Again
          </Button>
        )
      }
    >
      {problem}
      {mayBeDone && <p className="mt-1">{texts.mayBeDone}</p>}
      {upiOnly && <p className="mt-1">Send it again as UPI. What you entered is kept.</p>}
    </Banner>
  )
}
