import type { ReactNode } from 'react'
import { Banner } from '@/kit/feedback/Banner'
import { failureOf } from '@/texts/failure'
import { texts } from '@/texts/texts'

/** Says that a call has failed, in the words of the catalogue, and where nobody can know that, what may have happened. */
export function FailedCall({ text, error, action }: { text: string; error: unknown; action?: ReactNode }) {
  const more = failureOf(error).mayBeDone ? texts.mayBeDone : null
  return (
    <Banner tone="err" title={more && text} action={action}>
      {more ?? text}
    </Banner>
  )
}
