import { type MutationKey, useIsMutating } from '@tanstack/react-query'

/**
 * Whether this call is pending, even if it was sent before the form was reopened, which `isPending` does not know.
 */
export const useIsUnderWay = ({ mutationKey }: { mutationKey: MutationKey }): boolean =>
  useIsMutating({ mutationKey }) > 0
