import type { ReactNode } from 'react'
import { Banner } from '@/kit/feedback/Banner'
import { refusal } from '@/texts/calls'

type FailedCallProps = { text: string; error: unknown; action?: ReactNode; className?: string }

/** The catalogue's message for a failed call, with the server's reason, or what may have happened if no answer came. */
export function FailedCall({ text, error, ...rest }: FailedCallProps) {
  const more = refusal(error, text)
  return (
    <Banner tone="err" title={more && text} {...rest}>
      {more ?? text}
    </Banner>
  )
}
