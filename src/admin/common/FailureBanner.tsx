import type { ApiFailure } from '@/api/failure'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { closeSession } from '@/session/state'
import { refusal } from '@/texts/calls'

/** A failed action, in the words of the catalogue. */
export type Failure = { text: string; error: ApiFailure }

type FailureBannerProps = Failure & {
  /** What the banner says about unsaved work where the admin has to sign in again. */
  kept?: string
}

/** Says that an action failed and why the server refused it. Where the session has ended, a button leads to the login. */
export function FailureBanner({ text, error, kept }: FailureBannerProps) {
  if (!error.needsLogin) {
    const reason = refusal(error, text)
    return (
      <Banner tone="err" title={reason && text}>
        {reason ?? text}
      </Banner>
    )
  }
  return (
    <Banner tone="err" title={text}>
      {kept}
      {/* the guard around the panel then leads to the login, and from there back to this tab */}
      <div className="mt-2">
        <Button size="sm" onClick={() => closeSession({ notice: text })}>
          Login
        </Button>
      </div>
    </Banner>
  )
}
