import { HOUR } from '@/lib/dates'
import type { ApiFailure } from './failure'

/** A timer knows no pause beyond 24 days, and would fire at once; an hour is as much as anybody waits before a screen. */
const LONGEST_PAUSE_MS = HOUR
/** The shortest pause before a failed query is polled again. */
const AFTER_FAILURE_MS = 20_000

type Asked = { state: { error: ApiFailure | null; errorUpdatedAt: number } }

/** How long the server wants to be left alone, in ms: the `Retry-After` of a 429, an hour at most. */
const wantedPause = ({ state: { error } }: Asked): number =>
  Math.min(LONGEST_PAUSE_MS, (error?.retryAfter ?? 0) * 1000)

/** After how many ms to poll next: `pace` ms, or later after a failure, so that a server in trouble is left alone. */
export const pollDelay = (query: Asked, pace: number): number =>
  query.state.error === null ? pace : Math.max(pace, AFTER_FAILURE_MS, wantedPause(query))

/** Whether the product itself may fetch this again, for example when the window gets the focus back. */
export const mayAsk = (query: Asked): boolean => Date.now() >= query.state.errorUpdatedAt + wantedPause(query)
