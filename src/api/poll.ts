import type { ApiFailure } from './failure'

/** After a failure nothing is polled more often. */
const AFTER_FAILURE_MS = 20_000

type Asked = { state: { error: ApiFailure | null; errorUpdatedAt: number } }

/** In ms, how long the server has asked not to be asked again: the `Retry-After` of a 429. */
const wantedPause = ({ state: { error } }: Asked): number => (error?.retryAfter ?? 0) * 1000

/** In ms, when to poll next: at its own pace, but a server that has failed is left in peace for a while. */
export const pollDelay = (query: Asked, pace: number): number =>
  query.state.error === null ? pace : Math.max(pace, AFTER_FAILURE_MS, wantedPause(query))

/** Whether this may be asked for again by the product itself, as when the window is looked at again. */
export const mayAsk = (query: Asked): boolean => Date.now() >= query.state.errorUpdatedAt + wantedPause(query)
