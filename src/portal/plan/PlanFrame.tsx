import type { ReactNode } from 'react'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { SkeletonFacts } from '@/kit/feedback/SkeletonFacts'

type PlanFrameProps = { label?: string; children: ReactNode }

/** A card with a marigold edge on top. */
export function PlanFrame({ label = 'Current plan', children }: PlanFrameProps) {
  return (
    <section
      aria-label={label}
      className="overflow-clip rounded-3 border border-t-[5px] border-line border-t-accent bg-surface"
    >
      {children}
    </section>
  )
}

/** Children are skeletons of the `PlanCard`’s own. */
export function PlanSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div aria-busy="true" className="grid md:grid-cols-[minmax(0,1fr)_304px]">
      <LoadingStatus />
      <div className="grid content-start gap-6 p-5 sm:p-6">
        <div className="flex justify-between">
          <Skeleton width={120} height={22} />
          <Skeleton width={76} height={22} />
        </div>
        <div className="flex items-center gap-3">
          <Skeleton shape="block" width={76} height={54} />
          <div className="grid min-w-0 flex-1 gap-2">
            <Skeleton width={80} />
            <Skeleton width="min(180px, 100%)" height={12} />
          </div>
        </div>
        <Skeleton shape="block" height={62} />
      </div>
      <div className="grid content-start gap-3 border-t border-line bg-sunken p-5 sm:p-6 md:border-t-0 md:border-l">
        <SkeletonFacts rows={5} />
        {children}
      </div>
    </div>
  )
}
