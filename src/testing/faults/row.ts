import type { Place } from '@/demo/errors/places/place'
import type { UserStep } from '@/demo/steps/step'
import type { FaultOutcome } from './outcomes'

export type Expected = { text: string | null; on: 'screen' | 'login' }

export type FaultRow = Place & {
  successText: string | null
  /** Steps that are needed after a failure before the last step can be repeated. */
  beforeRetry?: readonly UserStep[]
  /** The operation's own text, if SPEC section 8 has none. */
  failure?: string
  /** The expected text, if the general rules do not cover it. */
  expected?: (outcome: FaultOutcome) => Expected | undefined
  /** The text if an earlier try has already succeeded; by default, the success text. */
  repeatText?: string
  /** The call has no idempotency key (docs/contract.md): if sent twice, the server does it twice. */
  keyless?: true
}

export const failsWith = (failure: string): Pick<FaultRow, 'failure' | 'expected'> => ({
  failure,
  expected: () => ({ text: failure, on: 'screen' }),
})
