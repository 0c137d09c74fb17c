import type { UseMutationOptions } from '@tanstack/react-query'

/**
 * The mutation, and something to do once what it changed has been fetched again. Unlike a callback given to `mutate` it
 * also comes when the button is gone by then.
 */
export function andThen<Data, Failure, Input, Result>(
  options: UseMutationOptions<Data, Failure, Input, Result>,
  then: () => void,
): UseMutationOptions<Data, Failure, Input, Result> {
  return {
    ...options,
    onSuccess: async (...done) => {
      await options.onSuccess?.(...done)
      then()
    },
  }
}
