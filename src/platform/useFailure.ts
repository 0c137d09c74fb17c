import { useState } from 'react'

/** Part of a TanStack Query result. */
export type Failing<Problem = unknown> = {
  data: unknown
  error: Problem | null
  errorUpdateCount: number
}

/** The error, kept while a first load is retried: TanStack drops it, and the focused button would disappear. */
export function useFailure<Problem>({ data, error, errorUpdateCount }: Failing<Problem>): Problem | null {
  const [last, remember] = useState(error)
  if (error && error !== last) remember(error)
  return error ?? (data === undefined && errorUpdateCount > 0 ? last : null)
}
