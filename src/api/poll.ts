import type { ApiFailure } from './failure'

/** The shortest pause before a failed query is polled again. */
const AFTER_FAILURE_MS = 20_000

type Asked = { state: { error: ApiFailure | null; errorUpdatedAt: number } }

/** How long the server wants to be left alone, in ms: the `Retry-After` of a 429. */
const wantedPause = ({ state: { error } }: Asked): number => (error?.retryAfter ?? 0) * 1000

/** After how many ms to poll next: `pace` ms, or later after a failure, so that a server in trouble is left alone. */
export const pollDelay = (query: Asked, pace: number): number =>
  query.state.error === null ? pace : Math.max(pace, AFTER_FAILURE_MS, wantedPause(query))

/** Whether the product itself may fetch this again, for example when the window gets the focus back. */
export const mayAsk = (query: Asked): boolean => Date.now() >= query.state.errorUpdatedAt + wantedPause(query)
