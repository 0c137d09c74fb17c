import { Banner } from '@/kit/Banner'
import { VisuallyHidden } from '@/kit/VisuallyHidden'

type LockNoticeProps = {
  seconds: number
  /** The lock has just run out. */
  unlocked: boolean
}

/** Everybody sees each second pass; a screen reader hears every tenth, or it would hear nothing else. */
export function LockNotice({ seconds, unlocked }: LockNoticeProps) {
  return (
    <>
      {seconds > 0 && (
        <p aria-hidden="true" className="text-ink-2 tabular-nums">
          You can try again in <strong className="text-ink">{seconds} s</strong>
        </p>
      )}
      <VisuallyHidden role="timer" aria-live="polite" className={seconds > 0 ? undefined : 'hidden'}>
        {seconds > 0 && `You can try again in ${Math.ceil(seconds / 10) * 10} seconds.`}
      </VisuallyHidden>
      {unlocked && <Banner tone="info">You can try again now.</Banner>}
    </>
  )
}
