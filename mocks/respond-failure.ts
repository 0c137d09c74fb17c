type DeclaredStatus = 400 | 401 | 403 | 404 | 429 | 500

/** Thrown by `fail`, caught by `serve` alone. */
export class Failure extends Error {
  readonly status: DeclaredStatus
  readonly headers: Record<string, string>

  constructor(status: DeclaredStatus, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** Ends the request with this status and message. What the handler has written until here stays written. */
export function fail(status: DeclaredStatus, message: string, headers?: Record<string, string>): never {
  throw new Failure(status, message, headers)
}
