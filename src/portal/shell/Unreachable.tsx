import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import type { CurrentSession } from '@/session/session'
import { failureText } from '@/texts/calls'

type Props = { session: CurrentSession; className?: string }

/** Somebody may be signed in, but the server could not be asked who it is. */
export function Unreachable({ session: { failure, retry, retrying }, className }: Props) {
  return (
    <Banner
      tone="err"
      className={className}
      action={
        <Button size="sm" busy={retrying} busyLabel="Trying…" onClick={retry}>
          Try again
        </Button>
      }
    >
      {failureText('getMe', failure)}
    </Banner>
  )
}
