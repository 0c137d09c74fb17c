import type { ReactNode, Ref } from 'react'
import { formatDateTime, formatMoment } from '@/lib/dates'
import { cx } from '@/kit/cx'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { SkeletonList } from '@/kit/feedback/SkeletonList'
import { useNow } from '@/kit/useNow'

export const Feed = ({ children }: { children: ReactNode }) => (
  <ul className="[&>li:last-child]:border-b-0">{children}</ul>
)

type FeedItemProps = {
  icon: ReactNode
  title: ReactNode
  titleRef?: Ref<HTMLElement>
  /** Whether the entry is unread: adds a dot to the icon, and a word for screen readers. */
  fresh?: boolean
  at: string
  /** The text, with badges and buttons below it. */
  children: ReactNode
}

export function FeedItem({ icon, title, titleRef, fresh = false, at, children }: FeedItemProps) {
  const nowMs = useNow()
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)_auto] slim:grid-cols-[20px_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-b border-line px-5 py-[13px]">
      <span
        className={cx(
          'relative mt-[3px] h-fit [&>svg]:size-[18px]',
          fresh ? 'text-brand-text' : 'text-ink-3',
        )}
      >
        {icon}
        {fresh && (
          <span
            aria-hidden="true"
            className="fc-fill absolute -top-[3px] left-[11px] size-2.5 rounded-full border-2 border-surface bg-brand"
          />
        )}
      </span>
      <strong ref={titleRef} tabIndex={-1} className="font-[560] wrap-anywhere outline-none">
        {title}
        {fresh && <span className="sr-only"> (unread)</span>}
      </strong>
      <time dateTime={at} title={formatDateTime(at)} className="pt-1 text-12 text-ink-3 slim:col-start-2">
        {formatMoment(at, nowMs)}
      </time>
      <div className="col-start-2 col-end-[-1] grid min-w-0 gap-1.5">{children}</div>
    </li>
  )
}

/** Each row has a button below the text. */
export const NotificationsSkeleton = ({ rows, header }: { rows: number; header?: boolean }) => (
  <SkeletonList rows={rows} header={header} foot={<Skeleton width={88} className="my-2.5" />} />
)

/** Each row has a badge and, at the end of the line, a button. */
export const TicketsSkeleton = ({ rows }: { rows: number }) => (
  <SkeletonList
    rows={rows}
    foot={
      <div className="-mr-14 flex items-center justify-between">
        <Skeleton width={120} height={22} />
        <Skeleton shape="block" width={88} height={34} />
      </div>
    }
  />
)
