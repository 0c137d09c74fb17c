import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allSubscriptionsQuery } from '@/api/subscriptions'
import type { Subscription } from '@/contract'
import { duplicatesOf } from './queue'

const none: readonly Subscription[] = []

/** What is known of transaction IDs that the queue repeats. Without all subscriptions only the queue itself is compared. */
export function useDuplicates(queue: readonly Subscription[]) {
  const client = useQueryClient()
  const all = useQuery(allSubscriptionsQuery())
  const known = useMemo(() => duplicatesOf(queue, all.data ?? none), [queue, all.data])
  /** All that is to be known: as long as the other subscriptions are on their way, it waits for them. Never rejects. */
  const complete = async () => {
    const query = allSubscriptionsQuery()
    const others = await client.ensureQueryData(query).then(query.select, () => none)
    return duplicatesOf(queue, others)
  }
  return { all, known, complete: all.isPending ? complete : null }
}

export type Duplicates = ReturnType<typeof useDuplicates>
