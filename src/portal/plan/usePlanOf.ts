import { useQuery } from '@tanstack/react-query'
import { plansQuery } from '@/api/plans'
import type { Plan, Subscription } from '@/contract'
import { planOfKey } from '@/domain/plan'

/** A subscription's plan today: null if unknown, undefined while plans load. */
export type TodaysPlan = Plan | null | undefined

export function usePlanOf() {
  const { data, isPending } = useQuery(plansQuery())
  return ({ plan }: Subscription): TodaysPlan =>
    isPending ? undefined : (planOfKey(data ?? [], plan) ?? null)
}
