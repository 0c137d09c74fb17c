import type { OperationId, serverRules } from '@/contract'

type FailureStatus = 400 | 401 | 403 | 404 | 413 | 415 | 429

type Refusals = (typeof serverRules)[OperationId]['refusals']
/** The contract's messages for this status, so that no other message compiles. */
type MessageOf<Status extends FailureStatus> = Refusals extends infer Each
  ? Each extends Record<Status, readonly (infer Message extends string)[]>
    ? Message
    : never
  : never

/** Thrown by `fail`; `serveOperation` turns it into an answer. */
export class RefusedRequest extends Error {
  readonly status: FailureStatus
  readonly headers: Record<string, string> | undefined

  constructor(status: FailureStatus, message: string, headers?: Record<string, string>) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** Ends the request with this status and message. Rows written so far are kept. */
export function fail<Status extends FailureStatus>(
  status: Status,
  message: MessageOf<Status>,
  headers?: Record<string, string>,
): never {
  throw new RefusedRequest(status, message, headers)
}

export type EntityName =
  MessageOf<404> extends infer Message ? (Message extends `${infer Name} not found.` ? Name : never) : never

/** Ends the request with 404 `<entity> not found.` if there is no row. */
export function requireRow<Row>(row: Row | undefined, entity: EntityName): Row {
  return row ?? fail(404, `${entity} not found.`)
}
