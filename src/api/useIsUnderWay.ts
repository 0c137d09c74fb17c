import { type MutationKey, useIsMutating } from '@tanstack/react-query'

/** Also true if the call was sent before the form was reopened, which `isPending` does not know. */
export const useIsUnderWay = ({ mutationKey }: { mutationKey: MutationKey }): boolean =>
  useIsMutating({ mutationKey }) > 0
