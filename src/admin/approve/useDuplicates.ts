import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allSubscriptionsQuery } from '@/api/subscriptions'
import type { Subscription } from '@/contract'
import { duplicatesOf } from './queue'

const none: readonly Subscription[] = []

/** Repeated transaction IDs. Until all subscriptions have loaded, only the queue is compared. */
export function useDuplicates(queue: readonly Subscription[]) {
  const client = useQueryClient()
  const all = useQuery(allSubscriptionsQuery())
  const known = useMemo(() => duplicatesOf(queue, all.data ?? none), [queue, all.data])
  /** Waits for the other subscriptions; null if they fail to load. Never rejects. */
  const complete = async () => {
    const query = allSubscriptionsQuery()
    const others = await client.ensureQueryData(query).then(query.select, () => null)
    return others && duplicatesOf(queue, others)
  }
  return {
    all,
    known,
    /** Null once the other subscriptions have loaded, or failed to load. */
    complete: all.isPending ? complete : null,
  }
}

export type Duplicates = ReturnType<typeof useDuplicates>
