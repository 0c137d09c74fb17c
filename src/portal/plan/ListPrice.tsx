import { Skeleton } from '@/kit/feedback/Skeleton'
import { rupees } from '@/lib/money'
import type { TodaysPlan } from './usePlanOf'

/** The plan's price today, because a subscription has no amount. Shows a skeleton, not "Unknown", while plans load. */
export function ListPrice({ plan }: { plan: TodaysPlan }) {
  if (plan === undefined) return <Skeleton width={52} className="inline-block" />
  return plan ? rupees(plan.price) : 'Unknown'
}
