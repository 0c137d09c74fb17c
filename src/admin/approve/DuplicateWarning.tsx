import type { Subscription } from '@/contract'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { formatDate } from '@/lib/dates'
import { planLabel } from '@/domain/plan'
import { clientName } from '../shared/client'
import { statusText } from '../shared/status'

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
      {clientName(first)}, {planLabel(first.plan)}, {statusText(first.status).toLowerCase()}, requested on{' '}
      {formatDate(first.createdAt)}
      {more.length > 0 && `, and on ${more.map((other) => other.uniqueId).join(', ')}`}. Approving asks once
      more.
    </Banner>
  )
}
