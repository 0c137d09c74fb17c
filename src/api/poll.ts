import { HOUR } from '@/lib/dates'
import type { ApiFailure } from './failure'

/** Timers over 24 days would fire at once. */
const LONGEST_PAUSE_MS = HOUR
/** The shortest pause before a failed query is polled again. */
const AFTER_FAILURE_MS = 20_000

type Asked = { state: { error: ApiFailure | null; errorUpdatedAt: number } }

const wantedPause = ({ state: { error } }: Asked): number =>
  Math.min(LONGEST_PAUSE_MS, (error?.retryAfter ?? 0) * 1000)

/** Ms until the next poll: `pace`, or longer after a failure. */
export const pollDelay = (query: Asked, pace: number): number =>
  query.state.error === null ? pace : Math.max(pace, AFTER_FAILURE_MS, wantedPause(query))

/** Whether an automatic refetch, for example on focus, is allowed. */
export const mayAsk = (query: Asked): boolean => Date.now() >= query.state.errorUpdatedAt + wantedPause(query)
