import type { Subscription } from '@/contract'
import { clientName } from '@/domain/account'
import { planLabel } from '@/domain/plan'
import { subscriptionStatus } from '@/domain/subscription'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { formatDate } from '@/lib/dates'

type DuplicateWarningProps = { others: readonly Subscription[]; onCompare: () => void }

export function DuplicateWarning({ others, onCompare }: DuplicateWarningProps) {
  const [first, ...more] = others
  if (!first) return null
  return (
    <Banner
      tone="warn"
      title={`This transaction ID is already on ${first.uniqueId}`}
      action={
        <Button size="sm" onClick={onCompare}>
          Compare
        </Button>
      }
    >
      {clientName(first)}, {planLabel(first.plan)}, {subscriptionStatus(first.status).text.toLowerCase()},
      requested on {formatDate(first.createdAt)}
      {more.length > 0 && `, and on ${more.map((other) => other.uniqueId).join(', ')}`}. Approving asks once
      more.
    </Banner>
  )
}
