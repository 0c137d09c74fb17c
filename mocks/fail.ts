import type { OperationId, serverRules } from '@/contract'

type FailureStatus = 400 | 401 | 403 | 404 | 413 | 415 | 429

type Refusals = (typeof serverRules)[OperationId]['refusals']
/** The messages that the contract has for this status, at any operation. Another message does not compile. */
type MessageOf<Status extends FailureStatus> = Refusals extends infer Each
  ? Each extends Record<Status, readonly (infer Message extends string)[]>
    ? Message
    : never
  : never

/** Thrown by `fail`. Only `serve` catches it, and turns it into an answer. */
export class RefusedRequest extends Error {
  readonly status: FailureStatus
  readonly headers: Record<string, string> | undefined

  constructor(status: FailureStatus, message: string, headers?: Record<string, string>) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** Ends the request with this status and message. Rows that the handler has already written are kept. */
export function fail<Status extends FailureStatus>(
  status: Status,
  message: MessageOf<Status>,
  headers?: Record<string, string>,
): never {
  throw new RefusedRequest(status, message, headers)
}

/** The things that a 404 of the contract can name as not found. */
export type EntityName =
  MessageOf<404> extends infer Message ? (Message extends `${infer Name} not found.` ? Name : never) : never

/** Returns the row, or ends the request with 404 `<thing> not found.` */
export function requireRow<Row>(row: Row | undefined, thing: EntityName): Row {
  return row ?? fail(404, `${thing} not found.`)
}
