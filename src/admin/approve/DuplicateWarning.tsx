import type { Subscription } from '@/contract'
import type { Claim } from '@/domain/claim'
import { clientName } from '@/domain/account'
import { planLabel } from '@/domain/plan'
import { subscriptionStatus } from '@/domain/subscription'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { formatCount } from '@/lib/count'
import { formatDate } from '@/lib/dates'
import { listed } from '@/lib/listed'
import type { Queue } from './useQueue'

/** How many further subscriptions the warning names; the comparison shows all. */
const NAMED = 3

export function ClaimWarning({ claim }: { claim: Claim }) {
  return (
    <Banner tone="warn" title={`This request ${claim.text}`}>
      There is no sign of a payment. You will be asked to confirm before this request is approved.
    </Banner>
  )
}

type DuplicateWarningProps = { queue: Queue; subscription: Subscription }

export function DuplicateWarning({ queue, subscription }: DuplicateWarningProps) {
  const [first, ...more] = queue.duplicates.get(subscription._id) ?? []
  if (!first) return null
  const further = more.slice(0, NAMED).map(({ uniqueId }) => uniqueId)
  if (more.length > NAMED) further.push(`${formatCount(more.length - NAMED)} more`)
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
      {further.length > 0 && `. The ID is also on ${listed(further)}`}. You will be asked to confirm before
      this request is approved.
    </Banner>
  )
}
