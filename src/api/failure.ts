import { type OperationId, operations } from '@/contract'
import { type Failure, isRefused } from '@/texts/failure'

type Details = {
  operation: OperationId
  kind: Failure['kind']
  status?: number
  serverMessage?: string | undefined
  fields?: readonly string[]
  /** Seconds, for a 429. */
  retryAfter?: number
  /** Sent again after a timeout; the first try may have succeeded. */
  retried?: boolean
  /** The browser was offline before the call. */
  unsent?: boolean
  cause?: unknown
}

/** Thrown by every failed call. The message is one log line. */
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
    const { fields = [], retried = false, unsent = false, cause } = rest
    super(`${operation}: ${status ?? kind}${serverMessage ? ` "${serverMessage}"` : ''}`, { cause })
    this.name = 'ApiFailure'
    this.operation = operation
    this.kind = kind
    this.status = status
    this.serverMessage = serverMessage
    this.fields = fields
    this.retryAfter = retryAfter
    this.retried = retried
    this.mayBeDone = !this.answered && !unsent && operations[operation].method !== 'get'
  }

  /** False if nothing came back, or a proxy's error page did: the server may still have done the call. */
  get answered(): boolean {
    const { status = 0, serverMessage } = this
    const byProxy = [408, 502, 504].includes(status) || (status >= 500 && serverMessage === undefined)
    return !byProxy && (this.kind === 'status' || this.kind === 'shape')
  }

  get refused(): boolean {
    return isRefused(this)
  }

  /** Whether this is a 401 that the operation table leaves to the calling screen. Any other 401 signs out. */
  get needsLogin(): boolean {
    const row = operations[this.operation]
    return this.status === 401 && 'onUnauthorized' in row && row.onUnauthorized === 'caller'
  }
}
