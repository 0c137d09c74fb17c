/** What a text depends on: why a call has no answer. The API's ApiFailure is one. */
export type Failure = {
  /**
   * Nobody answered in time, nobody answered at all, the server refused with a status, or its answer is not what the
   * contract says.
   */
  readonly kind: 'timeout' | 'network' | 'status' | 'shape'
  readonly status?: number | undefined
  /** The `message` of the server's error body. */
  readonly serverMessage?: string | undefined
  /** No answer came, or none but a proxy's, and the call may have been done all the same; sent again, it would be done twice. */
  readonly mayBeDone?: boolean | undefined
}

/** What was thrown, as far as a text can depend on it: an error of our own counts as an answer that cannot be read. */
export const failureOf = (error: unknown): Failure => (isFailure(error) ? error : { kind: 'shape' })

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'kind' in error

/**
 * Whether the server says that what was asked for cannot be done, for example because it is done already. The contract says
 * 400; servers often say 409 for what is there already, and 422 for a body.
 */
export const isRefused = ({ status }: Failure): boolean => status === 400 || status === 409 || status === 422
