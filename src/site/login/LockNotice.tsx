import type { Ref } from 'react'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'

type LockNoticeProps = {
  seconds: number
  /** The lock has just run out. */
  unlocked: boolean
  /** Lets the user log in with another email. */
  onLeave: () => void
  /** Of the button "Use another email". */
  ref: Ref<HTMLButtonElement>
}

/** The countdown ticks every second; screen readers hear it every ten. */
export function LockNotice({ seconds, unlocked, onLeave, ref }: LockNoticeProps) {
  return (
    <>
      {seconds > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p aria-hidden="true" className="text-ink-2 tabular-nums">
            You can try again in <strong className="text-ink">{seconds} s</strong>
          </p>
          <Button ref={ref} size="sm" onClick={onLeave}>
            Use another email
          </Button>
        </div>
      )}
      <span role="timer" aria-live="polite" className={seconds > 0 ? 'sr-only' : 'hidden'}>
        {seconds > 0 && `You can try again in ${Math.ceil(seconds / 10) * 10} seconds.`}
      </span>
      {unlocked && <Banner tone="info">You can try again now.</Banner>}
    </>
  )
}
