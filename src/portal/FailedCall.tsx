import type { ReactNode } from 'react'
import { Banner } from '@/kit/feedback/Banner'
import { failureOf } from '@/texts/failure'
import { texts } from '@/texts/texts'

/** A failed call in the catalogue's words, or what may have happened if that is unknown. */
export function FailedCall({ text, error, action }: { text: string; error: unknown; action?: ReactNode }) {
  const more = failureOf(error).mayBeDone ? texts.mayBeDone : null
  return (
    <Banner tone="err" title={more && text} action={action}>
      {more ?? text}
    </Banner>
  )
}
