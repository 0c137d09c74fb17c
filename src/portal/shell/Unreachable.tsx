import { Banner } from '@/kit/feedback/Banner'
import { RetryButton } from '@/kit/actions/RetryButton'
import { keepFocus } from '@/kit/keepFocus'
import type { CurrentSession } from '@/session/session'
import { failureText } from '@/texts/calls'

type Props = { session: CurrentSession; className?: string }

export function Unreachable({ session: { failure, retry, retrying }, className }: Props) {
  return (
    <div ref={keepFocus} className={className}>
      <Banner tone="err" action={<RetryButton trying={retrying} onRetry={retry} />}>
        {failureText('getMe', failure)}
      </Banner>
    </div>
  )
}
