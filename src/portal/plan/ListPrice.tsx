import { Skeleton } from '@/kit/feedback/Skeleton'
import { rupees } from '@/lib/money'
import type { TodaysPlan } from './usePlanOf'

/** What the plan costs today, because a subscription holds no amount. While the plans are on their way it is not called unknown. */
export function ListPrice({ plan }: { plan: TodaysPlan }) {
  if (plan === undefined) return <Skeleton width={52} className="inline-block" />
  return plan ? rupees(plan.price) : 'Unknown'
}
