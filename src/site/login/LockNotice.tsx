import type { Ref } from 'react'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { formatCount } from '@/lib/count'

type LockNoticeProps = {
  seconds: number
  /** Whether the lock has just expired. */
  unlocked: boolean
  /** Lets the user log in with another email. */
  onLeave: () => void
  /** Takes the focus of the disabled form: not the button, which an impatient Enter would press. */
  ref: Ref<HTMLDivElement>
}

/** The countdown changes every second, but screen readers announce it only every ten. */
export function LockNotice({ seconds, unlocked, onLeave, ref }: LockNoticeProps) {
  const minutes = seconds > 120 ? `${formatCount(Math.ceil(seconds / 60))} minutes` : null
  return (
    <>
      {seconds > 0 && (
        <div ref={ref} tabIndex={-1} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p aria-hidden="true" className="text-ink-2 tabular-nums">
            You can try again in <strong className="text-ink">{minutes ?? `${seconds} s`}</strong>
          </p>
          <Button size="sm" onClick={onLeave}>
            Use another email
          </Button>
        </div>
      )}
      <span role="timer" aria-live="polite" className={seconds > 0 ? 'sr-only' : 'hidden'}>
        {seconds > 0 && `You can try again in ${minutes ?? `${Math.ceil(seconds / 10) * 10} seconds`}.`}
      </span>
      {unlocked && <Banner tone="info">You can try again now.</Banner>}
    </>
  )
}
