import type { ApiFailure } from '@/api/failure'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { closeSession } from '@/session/state'
import { refusal } from '@/texts/calls'

/** A failed action, in the words of the catalogue. */
export type Failure = { text: string; error: ApiFailure }

type FailureBannerProps = Failure & {
  /** What becomes of the work at hand while one signs in again. */
  kept?: string
}

/** Says that an action failed, why the server refused it, and leads to the login where there is no session any more. */
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
