import { useState } from 'react'

/** The part of a TanStack Query result that is needed here; typed by shape. */
export type Failing<Problem = unknown> = {
  data: unknown
  error: Problem | null
  /** How often it has failed so far. */
  errorUpdateCount: number
}

/**
 * Why the last answer has failed, until the next one; null where it has not. TanStack forgets the error of a first load as
 * the next try begins, whoever asks for it: without this a failure, and the button that has the focus, would give way to a
 * skeleton and come back.
 */
export function useFailure<Problem>({ data, error, errorUpdateCount }: Failing<Problem>): Problem | null {
  const [last, remember] = useState(error)
  if (error && error !== last) remember(error)
  return error ?? (data === undefined && errorUpdateCount > 0 ? last : null)
}
