/** Why a call failed, as far as texts depend on it. */
export type Failure = {
  /** `shape`: the answer does not fit the contract. */
  readonly kind: 'timeout' | 'network' | 'status' | 'shape'
  readonly status?: number | undefined
  /** The `message` of the server's error body. */
  readonly serverMessage?: string | undefined
  /** No answer came to a write, which the server may have done. */
  readonly mayBeDone?: boolean | undefined
}

/** Any other error counts as an answer that cannot be read. */
export const failureOf = (error: unknown): Failure => (isFailure(error) ? error : { kind: 'shape' })

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'kind' in error

/** The contract has 400 for every refusal; many servers send 409 for a conflict and 422 for a bad body. */
export const isRefused = ({ status }: Failure): boolean => status === 400 || status === 409 || status === 422
