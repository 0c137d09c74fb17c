import type { Subscription } from '@/contract'
import { clientName } from '@/domain/account'
import { planLabel } from '@/domain/plan'
import { subscriptionStatus } from '@/domain/subscription'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { formatDate } from '@/lib/dates'
import type { Queue } from './useQueue'

type DuplicateWarningProps = { queue: Queue; subscription: Subscription }

export function DuplicateWarning({ queue, subscription }: DuplicateWarningProps) {
  const [first, ...more] = queue.duplicates.get(subscription._id) ?? []
  if (!first) return null
  return (
    <Banner
      tone="warn"
      title={`This transaction ID is already on ${first.uniqueId}`}
      action={
        <Button size="sm" onClick={() => queue.setComparing(subscription)}>
          Compare
        </Button>
      }
    >
      <bdi>{clientName(first)}</bdi>, {planLabel(first.plan)},{' '}
      {subscriptionStatus(first.status).text.toLowerCase()}, requested on {formatDate(first.createdAt)}
      {more.length > 0 && `, and on ${more.map((other) => other.uniqueId).join(', ')}`}. Approving asks once
      more.
    </Banner>
  )
}
