import { type OperationId, operations } from '@/contract'
import { type Failure, isRefused } from '@/texts/failure'
import { mayBeDone } from './repeats'

type Details = {
  operation: OperationId
  kind: Failure['kind']
  status?: number
  serverMessage?: string | undefined
  /** Those that a validator names. */
  fields?: readonly string[]
  /** Of a 429, in seconds. */
  retryAfter?: number
  /** The call was sent twice because the first try timed out. The server may have done it at the first try. */
  retried?: boolean
  cause?: unknown
}

/** What every failed call throws. Its message is one line for the log. */
export class ApiFailure extends Error implements Failure {
  readonly operation: OperationId
  readonly kind: Failure['kind']
  readonly status: number | undefined
  readonly serverMessage: string | undefined
  readonly fields: readonly string[]
  readonly retryAfter: number | undefined
  readonly retried: boolean
  readonly mayBeDone: boolean

  constructor({ operation, kind, status, serverMessage, retryAfter, ...rest }: Details) {
    const { fields = [], retried = false, cause } = rest
    super(`${operation}: ${status ?? kind}${serverMessage ? ` "${serverMessage}"` : ''}`, { cause })
    this.name = 'ApiFailure'
    this.operation = operation
    this.kind = kind
    this.status = status
    this.serverMessage = serverMessage
    this.fields = fields
    this.retryAfter = retryAfter
    this.retried = retried
    this.mayBeDone = !this.answered && mayBeDone(operation)
  }

  /**
   * Whether the server itself answered. Otherwise the connection failed, or a proxy says that it got no answer (502, 504):
   * then nobody knows whether the call was done.
   */
  get answered(): boolean {
    const byProxy = this.status === 502 || this.status === 504
    return !byProxy && (this.kind === 'status' || this.kind === 'shape')
  }

  get refused(): boolean {
    return isRefused(this)
  }

  /**
   * The token is not valid, and the operation table leaves it to the screen that made the call to say so and to lead to
   * the login page. A 401 to any other call, which the table says nothing of, signs out by itself.
   */
  get needsLogin(): boolean {
    const row = operations[this.operation]
    return this.status === 401 && 'onUnauthorized' in row && row.onUnauthorized === 'caller'
  }
}
