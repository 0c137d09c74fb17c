import { useState } from 'react'

/** Part of a TanStack Query result. */
export type Failing<Problem = unknown> = {
  data: unknown
  error: Problem | null
  errorUpdateCount: number
}

/** The error, also during a retry: TanStack drops a first load's, and a skeleton would replace the message and its focused button. */
export function useFailure<Problem>({ data, error, errorUpdateCount }: Failing<Problem>): Problem | null {
  const [last, remember] = useState(error)
  if (error && error !== last) remember(error)
  return error ?? (data === undefined && errorUpdateCount > 0 ? last : null)
}
