import { Clock } from 'lucide-react'
import type { Subscription } from '@/contract'
import type { Claim } from '@/domain/claim'
import { paymentMethodText } from '@/domain/payment'
import { idHint, readableId } from '@/domain/transactionId'
import { Badge } from '@/kit/feedback/Badge'
import { CopyButton } from '@/kit/actions/CopyButton'
import { cx } from '@/kit/cx'
import { formatAge, formatDateTime, formatMoment } from '@/lib/dates'
import { isLate } from './queue'

export function TransactionCell({
  subscription,
  claim,
}: {
  subscription: Subscription
  claim: Claim | null
}) {
  const id = subscription.transactionId?.trim() ?? ''
  const hint = id === '' ? null : (claim?.text ?? idHint(id))
  return (
    <div className="min-w-0 text-14 leading-[1.3] [grid-area:txn]">
      <span className="flex min-h-5 items-center gap-1">
        {id === '' ? (
          <Badge className="-mt-0.5 mb-[3px]">No transaction ID</Badge>
        ) : (
          <>
            <code translate="no" className="min-w-0 font-[540] wrap-anywhere">
              {readableId(id)}
            </code>
            <CopyButton
              value={id}
              what={`transaction ID ${readableId(id)}`}
              iconOnly
              variant="quiet"
              className="-my-1 min-h-[26px]! w-[26px]! [--fg:var(--ink-3)] [&_svg]:size-[15px]!"
            />
          </>
        )}
      </span>
      <span className="block text-12 text-ink-3">
        {paymentMethodText(subscription)}
        {hint && <span className="text-warn">, {hint}</span>}
      </span>
    </div>
  )
}

export function AgeCell({ subscription, nowMs }: { subscription: Subscription; nowMs: number }) {
  const { createdAt } = subscription
  const late = isLate(subscription, nowMs)
  return (
    <div className="text-right text-14 leading-[1.3] font-[560] tabular-nums [grid-area:age] slim:text-left">
      <span className={cx('inline-flex items-center gap-1', late && 'text-warn')}>
        {late && <Clock aria-hidden="true" className="size-[13px] stroke-[2.2]" />}
        {formatAge(createdAt, nowMs)}
      </span>
      <span className="block text-12 font-normal text-ink-3">
        {late && <span className="font-[560] text-warn">Late, </span>}
        <time dateTime={createdAt} title={formatDateTime(createdAt)}>
          {formatMoment(createdAt, nowMs)}
        </time>
      </span>
    </div>
  )
}
