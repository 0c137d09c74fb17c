import type { Place } from '@/demo/errors/places/place'
import type { Step } from '@/demo/steps/step'
import type { Outcome } from './outcomes'

/** What the specification has the product say of a failed call. `login`: on the login page, where the session has ended. */
export type Expected = { text: string | null; on: 'screen' | 'login' }

/** How an operation is reached through the product, and what is to be seen of it. */
export type FaultRow = Place & {
  /** A text that stands on the screen only once the operation has worked; null: what the last step uses goes away. */
  worked: string | null
  /** What is done after a failure before the last step can be done again. */
  beforeAgain?: readonly Step[]
  /** What the operation's own text table has, where SPEC section 8 has no text for it. */
  failure?: string
  /** What is to be read where the general rules do not say it. */
  says?: (outcome: Outcome) => Expected | undefined
  /** What is said when the server had done it at an earlier try, if not that it has worked. */
  repeated?: string
  /** Nothing in the request tells a second one from the first (docs/contract.md): sent twice, it is done twice. */
  keyless?: true
}

/** The text of an operation that SPEC section 8 does not name. */
export const fails = (failure: string): Pick<FaultRow, 'failure' | 'says'> => ({
  failure,
  says: () => ({ text: failure, on: 'screen' }),
})
