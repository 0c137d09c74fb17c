import type { Subscription } from '@/contract'
import { clientEmail, clientName } from '@/domain/account'
import { paymentMethodText } from '@/domain/payment'
import { planLabel } from '@/domain/plan'
import { subscriptionStatus } from '@/domain/subscription'
import { readableId } from '@/domain/transactionId'
import { DescriptionList } from '@/kit/text/DescriptionList'
import { formatDateTime } from '@/lib/dates'
import type { Queue } from './useQueue'
import type { ListPriceText } from './useQueueFilter'

type ComparisonProps = { queue: Queue; subscription: Subscription }

/** Requests with the same transaction ID, side by side. */
export function Comparison({ queue, subscription }: ComparisonProps) {
  const others = queue.duplicates.get(subscription._id) ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(auto-fit,minmax(220px,1fr))]">
      {[subscription, ...others].map((row, index) => (
        <section key={row._id} className="rounded-2 border border-line bg-sunken p-3.5">
          <h3 className="mb-2 text-14 wrap-anywhere">
            {index === 0 ? 'This request' : 'Other request'}, {row.uniqueId}
          </h3>
          <DescriptionList
            items={[
              { term: 'Client', value: clientName(row) },
              { term: 'Email', value: clientEmail(row) || 'None' },
              { term: 'Plan', value: planText(row, queue.price(row)) },
              { term: 'Transaction', value: readableId(row.transactionId ?? '') },
              { term: 'Method', value: paymentMethodText(row) },
              { term: 'Requested', value: formatDateTime(row.createdAt) },
              { term: 'Status', value: subscriptionStatus(row.status).text },
            ]}
          />
        </section>
      ))}
    </div>
  )
}

const planText = ({ plan }: Subscription, price: ListPriceText | null) =>
  [planLabel(plan), price?.amount, price?.note].filter(Boolean).join(', ')
