import { brand } from '@/config/brand'
import type { Subscription, User } from '@/contract'
import { type DescriptionItem, DescriptionList } from '@/kit/text/DescriptionList'
import { formatDateTime, formatLongDate } from '@/lib/dates'
import { planLabel } from '@/domain/plan'
import { paymentMethodText } from '@/domain/payment'
import { endText, namesNoPayment, isPending, statusAt } from '@/domain/subscription'
import { StatusBadge } from '@/kit/feedback/StatusBadge'
import { useNow } from '@/kit/useNow'
import { titles } from '@/portal/shell/titles'
import { ListPrice } from '@/portal/plan/ListPrice'
import type { TodaysPlan } from '@/portal/plan/usePlanOf'

type AcknowledgementSheetProps = {
  subscription: Subscription
  plan: TodaysPlan
  user: User | null
  /** Says which term counts if the plan has more than one. */
  counting?: string | null
}

/** Says "payment" only for a request that names a payment and was not rejected. */
export function acknowledgementTitle(subscription: Subscription): string {
  if (subscription.status === 'rejected') return 'Rejected request'
  return namesNoPayment(subscription) ? 'Request acknowledgement' : titles.acknowledgement
}

/**
 * Confirms what was submitted and its status. This is not an invoice: it shows the list price, because nothing records
 * the amount paid.
 */
export function AcknowledgementSheet({ subscription, plan, user, counting }: AcknowledgementSheetProps) {
  const nowMs = useNow()
  const unpaid = namesNoPayment(subscription)
  const rejected = subscription.status === 'rejected'
  return (
    <article className="grid gap-6 rounded-3 border border-line bg-surface p-5 sm:p-8 print:border-0 print:p-0">
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-5">
        <div className="text-14 text-ink-2">
          <p className="text-18 font-[620] text-ink">{brand.legalName}</p>
          <p>{brand.address.line1}</p>
          <p>
            {brand.address.city} {brand.address.postcode}, {brand.address.state}
          </p>
          <p>{brand.email}</p>
        </div>
        <div className="text-14 text-ink-2 sm:text-right">
          <p>Submitted by</p>
          <p className="text-18 font-[620] text-ink">{user?.name}</p>
          <p className="wrap-anywhere">{user?.email}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-22">{planLabel(subscription.plan)} plan</h2>
        <StatusBadge status={statusAt(subscription, nowMs)} />
      </div>
      <DescriptionList
        className="gap-0! divide-y divide-line [&>div]:py-2"
        items={items(subscription, plan)}
      />
      {counting && <p>{counting}</p>}
      <div className="border-t border-line pt-4">
        <p className="text-14 text-ink-2">
          {isPending(subscription) &&
            (unpaid
              ? 'We have received this request and have not looked at it yet. '
              : 'We have received this transaction ID and have not checked the payment yet. ')}
          {rejected
            ? 'This page records a request that we rejected.'
            : `This page acknowledges a submitted ${unpaid ? 'request' : 'payment'}.`}{' '}
          It is not an invoice. The price is the plan’s list price on {formatLongDate(nowMs)}; a coupon or an
          earlier price is not shown.
        </p>
      </div>
    </article>
  )
}

function items(subscription: Subscription, plan: TodaysPlan): DescriptionItem[] {
  const { uniqueId, transactionId, createdAt, rejectionReason } = subscription
  return [
    ...(uniqueId ? [{ term: 'Subscription ID', value: <span translate="no">{uniqueId}</span> }] : []),
    { term: 'Transaction ID', value: transactionId ? <span translate="no">{transactionId}</span> : 'None' },
    { term: 'Method', value: paymentMethodText(subscription) },
    { term: 'Submitted', value: formatDateTime(createdAt) },
    { term: 'Ends', value: endText(subscription, formatLongDate) },
    ...(rejectionReason ? [{ term: 'Reason for the rejection', value: rejectionReason }] : []),
    { term: 'List price', value: <ListPrice plan={plan} /> },
  ]
}
