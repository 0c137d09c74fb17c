import { type OperationId, operations } from '@/contract'

/**
 * Why a call has no answer: nobody answered in time, nobody answered at all, the server refused with a status, or it
 * answered with something that is not what the contract says.
 */
export type FailureKind = 'timeout' | 'network' | 'status' | 'shape'

type Details = {
  operation: OperationId
  kind: FailureKind
  status?: number
  /** The `message` of the server's error body. */
  serverMessage?: string
  /** Of a 429, in seconds. */
  retryAfter?: number
  /** The call was sent twice, because nobody had answered it in time: what is refused may have been done before. */
  retried?: boolean
  cause?: unknown
}

/** What every failed call rejects with. */
export class ApiFailure extends Error {
  readonly operation: OperationId
  readonly kind: FailureKind
  readonly status: number | undefined
  readonly serverMessage: string | undefined
  readonly retryAfter: number | undefined
  readonly retried: boolean

  constructor({ operation, kind, status, serverMessage, retryAfter, retried = false, cause }: Details) {
    super(`${operation}: ${status ?? kind}`, { cause })
    this.name = 'ApiFailure'
    this.operation = operation
    this.kind = kind
    this.status = status
    this.serverMessage = serverMessage
    this.retryAfter = retryAfter
    this.retried = retried
  }

  /** Whether a server answered, so that the failure says something about the session and not about the connection. */
  get answered(): boolean {
    return this.kind === 'status' || this.kind === 'shape'
  }

  /**
   * The token is not valid, and the operation table leaves it to the screen that made the call to say so and to lead to
   * the login page. A 401 to any other call signs out by itself.
   */
  get needsLogin(): boolean {
    return this.status === 401 && operations[this.operation].onUnauthorized === 'caller'
  }
}
