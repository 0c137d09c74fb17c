import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { Skeleton } from '@/kit/feedback/Skeleton'

export function PaymentSkeleton() {
  return (
    <div aria-busy="true">
      <div className="rounded-3 border border-line-2 bg-surface lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <LoadingStatus label="Loading your order…" />
        <div className="px-6 py-5">
          <Skeleton width={80} />
          <Skeleton width="70%" height={24} className="mt-2" />
          <Skeleton width="90%" className="mt-3" />
        </div>
        <div className="border-t border-line px-6 py-5">
          <Skeleton width={60} />
          <Skeleton height={40} className="mt-2" />
        </div>
        <div className="flex justify-between border-t-2 border-line-2 px-6 py-5">
          <Skeleton width={50} className="self-end" />
          <Skeleton width={130} height={38} />
        </div>
      </div>
      <div className="grid gap-10 lg:col-start-1">
        {[270, 110].map((height) => (
          <div key={height} className="grid grid-cols-[36px_minmax(0,1fr)] gap-x-[18px]">
            <Skeleton shape="circle" width={36} height={36} />
            <div>
              <Skeleton width="52%" height={26} className="mt-1.5" />
              <Skeleton height={height} className="mt-5" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
