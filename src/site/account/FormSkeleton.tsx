import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { Skeleton } from '@/kit/feedback/Skeleton'

/** While it is not known yet whether somebody is signed in already. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className="grid gap-5">
      <LoadingStatus />
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className="grid gap-2.5">
          <Skeleton width={96} />
          <Skeleton shape="block" height={46} />
        </div>
      ))}
      <Skeleton shape="block" height={46} />
    </div>
  )
}
