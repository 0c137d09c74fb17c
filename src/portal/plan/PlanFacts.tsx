import type { Plan, Subscription } from '@/contract'
import { paymentMethodText } from '@/domain/payment'
import { CopyButton } from '@/kit/actions/CopyButton'
import { DescriptionList } from '@/kit/text/DescriptionList'
import { formatDateTime } from '@/lib/dates'
import { rupees } from '@/lib/money'

type PlanFactsProps = { subscription: Subscription; plan: Plan | null }

/** What was bought and how. The price is the plan's price today, because a subscription holds no amount. */
export function PlanFacts({ subscription, plan }: PlanFactsProps) {
  const { uniqueId, transactionId, createdAt } = subscription
  return (
    <DescriptionList
      items={[
        ...(plan ? [{ term: 'List price', value: rupees(plan.price) }] : []),
        {
          term: 'Subscription ID',
          value: (
            <span className="inline-flex items-center gap-1">
              {uniqueId}
              <CopyButton
                iconOnly
                value={uniqueId}
                what="Subscription ID"
                variant="quiet"
                className="-my-2 -mr-2"
              />
            </span>
          ),
        },
        { term: 'Transaction ID', value: transactionId || 'None' },
        { term: 'Method', value: paymentMethodText(subscription) },
        { term: 'Requested', value: formatDateTime(createdAt) },
      ]}
    />
  )
}
