import { useId } from 'react'
import type { Subscription } from '@/contract'
import { clientEmail, clientName } from '@/domain/account'
import { planLabel } from '@/domain/plan'
import { subscriptionStatus } from '@/domain/subscription'
import { StatusBadge } from '@/kit/feedback/StatusBadge'
import { Avatar } from '@/kit/text/Avatar'
import { Button } from '@/kit/actions/Button'
import { DescriptionList } from '@/kit/text/DescriptionList'
import { formatDate, formatDateTime } from '@/lib/dates'
import type { IsAimed } from '@/kit/tables/useAimedClicks'
import { cardId, type RenewalDecision } from './useRenewalDecision'

type RenewalCardProps = { request: Subscription; decision: RenewalDecision; isAimed: IsAimed }

const NOT_AVAILABLE = 'N/A'

export function RenewalCard({ request, decision, isAimed }: RenewalCardProps) {
  const nameId = useId()
  const name = clientName(request)
  const { _id: id, plan, status, expiresAt, renewalRequestDate } = request
  const { approving, rejecting } = decision
  const blocked = approving !== null || rejecting !== null
  return (
    <li
      id={cardId(request)}
      aria-labelledby={nameId}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 border border-line bg-surface p-5"
    >
      <div className="flex items-center gap-3">
        <Avatar name={request.user?.name} size={40} />
        <div className="min-w-0">
          <h2 id={nameId} className="text-16 font-semibold tracking-normal wrap-anywhere">
            {name}
          </h2>
          <p className="text-14 wrap-anywhere text-ink-2">{clientEmail(request)}</p>
        </div>
      </div>
      <DescriptionList
        items={[
          { term: 'Plan', value: planLabel(plan) },
          { term: 'Status', value: <StatusBadge status={subscriptionStatus(status)} /> },
          { term: 'Expired on', value: expiresAt ? formatDate(expiresAt) : NOT_AVAILABLE },
          {
            term: 'Requested',
            value: renewalRequestDate ? formatDateTime(renewalRequestDate) : NOT_AVAILABLE,
          },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="primary"
          busy={approving === id}
          busyLabel="Approving…"
          aria-disabled={blocked || undefined}
          onClick={(event) => !blocked && isAimed(event, id) && decision.approve(request)}
        >
          Approve <span className="sr-only">{name}’s renewal</span>
        </Button>
        <Button
          size="sm"
          variant="danger"
          busy={rejecting === id}
          busyLabel="Rejecting…"
          aria-disabled={blocked || undefined}
          onClick={() => !blocked && decision.ask(request)}
        >
          Reject <span className="sr-only">{name}’s renewal</span>
        </Button>
      </div>
    </li>
  )
}
