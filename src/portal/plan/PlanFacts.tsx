import type { Subscription } from '@/contract'
import { paymentMethodText } from '@/domain/payment'
import { CopyButton } from '@/kit/actions/CopyButton'
import { DescriptionList } from '@/kit/text/DescriptionList'
import { formatDateTime } from '@/lib/dates'
import { ListPrice } from './ListPrice'
import type { TodaysPlan } from './usePlanOf'

type PlanFactsProps = { subscription: Subscription; plan: TodaysPlan }

export function PlanFacts({ subscription, plan }: PlanFactsProps) {
  const { uniqueId, transactionId, createdAt } = subscription
  return (
    <DescriptionList
      items={[
        ...(plan === null ? [] : [{ term: 'List price', value: <ListPrice plan={plan} /> }]),
        ...(uniqueId
          ? [
              {
                term: 'Subscription ID',
                value: (
                  <span className="inline-flex items-center gap-1">
                    <span translate="no">{uniqueId}</span>
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
            ]
          : []),
        {
          term: 'Transaction ID',
          value: transactionId ? <span translate="no">{transactionId}</span> : 'None',
        },
        { term: 'Method', value: paymentMethodText(subscription) },
        { term: 'Requested', value: formatDateTime(createdAt) },
      ]}
    />
  )
}
