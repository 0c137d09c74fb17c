import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { plansQuery } from '@/api/plans'
import type { Plan, Subscription } from '@/contract'
import { planOfKey } from '@/domain/plan'

/** The plan of a subscription as it is today: null where nobody knows it, undefined while the list of plans is on its way. */
export type TodaysPlan = Plan | null | undefined

export function usePlanOf() {
  const { data, isPending } = useQuery(plansQuery())
  return useCallback(
    ({ plan }: Subscription): TodaysPlan => (isPending ? undefined : (planOfKey(data ?? [], plan) ?? null)),
    [data, isPending],
  )
}
