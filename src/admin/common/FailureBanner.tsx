import type { ApiFailure } from '@/api/failure'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { closeSession } from '@/session/state'
import { refusal } from '@/texts/calls'

export type ActionFailure = { text: string; error: ApiFailure }

type FailureBannerProps = ActionFailure & {
  /** What happens to unsaved work if the admin has to sign in again. */
  kept?: string
}

/** A failed action with the server's reason; offers the login if the session has ended. */
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
      {/* the panel's guard then redirects to the login, which returns to this tab */}
      <div className="mt-2">
        <Button size="sm" onClick={() => closeSession({ notice: text })}>
          Login
        </Button>
      </div>
    </Banner>
  )
}
