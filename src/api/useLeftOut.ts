import { useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { leftOutOf } from './answer'

export function useLeftOut(): number {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.findAll({ type: 'active' }).reduce((sum, { queryHash }) => sum + leftOutOf(queryHash), 0),
    () => 0,
  )
}
