import { useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { OperationId } from '@/contract'
import { leftOutOf } from './answer'

/** How many entries could not be read in the answers that the screen shows now. */
export function useLeftOut(): number {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => {
      const shown = new Set(
        cache.findAll({ type: 'active' }).map(({ queryKey }) => queryKey[0] as OperationId),
      )
      return [...shown].reduce((sum, id) => sum + leftOutOf(id), 0)
    },
    () => 0,
  )
}
