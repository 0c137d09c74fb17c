import { type MutationKey, useIsMutating } from '@tanstack/react-query'

/**
 * Whether this call is being made: `isPending` of a form knows what the form has sent itself, and not what was sent before it
 * was left and opened again.
 */
export const useIsUnderWay = ({ mutationKey }: { mutationKey: MutationKey }): boolean =>
  useIsMutating({ mutationKey }) > 0
