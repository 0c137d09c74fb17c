import type { ReactNode } from 'react'
import { Banner } from '@/kit/feedback/Banner'
import { failureOf } from '@/texts/failure'
import { texts } from '@/texts/texts'

/** The catalogue's message for a failed call, and what may have happened if its outcome is unknown. */
export function FailedCall({ text, error, action }: { text: string; error: unknown; action?: ReactNode }) {
  const more = failureOf(error).mayBeDone ? texts.mayBeDone : null
  return (
    <Banner tone="err" title={more && text} action={action}>
      {more ?? text}
    </Banner>
  )
}
