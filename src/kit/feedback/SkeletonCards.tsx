import { LoadingStatus } from './LoadingStatus'
import { Skeleton } from './Skeleton'

export type SkeletonCardsProps = {
  /** The usual number of cards. */
  count?: number
  /** The grid classes of the loaded cards. */
  className: string
}

/** The skeleton of cards with a name, a few lines and two buttons. */
export function SkeletonCards({ count = 4, className }: SkeletonCardsProps) {
  return (
    <div aria-busy="true">
      <LoadingStatus />
      <div className={className}>
        {Array.from({ length: count }, (_, card) => (
          <div key={card} className="grid gap-3 rounded-2 border border-line-2 bg-surface p-4">
            <Skeleton width={card % 2 ? '44%' : '58%'} height={18} />
            <div className="grid gap-2.5 py-1">
              <Skeleton width="86%" height={12} />
              <Skeleton width="72%" height={12} />
              <Skeleton width="48%" height={12} />
            </div>
            <div className="flex gap-2">
              <Skeleton shape="block" width={76} height={34} />
              <Skeleton shape="block" width={92} height={34} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
