import { Check } from 'lucide-react'
import type { Subscription } from '@/contract'
import { Button } from '@/kit/actions/Button'
import { CheckboxField } from '@/kit/forms/CheckboxField'
import { cx } from '@/kit/cx'
import { Kbd } from '@/kit/text/Kbd'
import { planLabel } from '@/domain/plan'
import { clientEmail, clientName } from '@/domain/account'
import type { IsAimed } from '@/kit/tables/useAimedClicks'
import { ClaimWarning, DuplicateWarning } from './DuplicateWarning'
import { AgeCell, TransactionCell } from './QueueCells'
import { RejectForm } from './RejectForm'
import { type Queue, rowId } from './useQueue'

const line =
  "grid grid-cols-[28px_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 p-3.5 [grid-template-areas:'ck_who_age'_'._plan_plan'_'._txn_txn'_'._act_act'] " +
  "slim:grid-cols-[28px_minmax(0,1fr)] slim:[grid-template-areas:'ck_who'_'._age'_'._plan'_'._txn'_'act_act'] " +
  'xl:min-h-[52px] xl:grid-cols-(--queue-columns) xl:items-center xl:gap-x-3.5 xl:gap-y-0 xl:py-[7px] ' +
  "xl:[grid-template-areas:'ck_who_plan_txn_age_act']"

type QueueRowProps = { queue: Queue; subscription: Subscription; isAimed: IsAimed }

export function QueueRow({ queue, subscription, isAimed }: QueueRowProps) {
  const { _id: id } = subscription
  const name = clientName(subscription)
  const nameId = `${rowId(id)}-name`
  const price = queue.price(subscription)
  const running = queue.running.get(id)
  const rejecting = queue.rejecting === id
  const current = queue.currentId === id
  const claim = queue.claim(subscription)
  const hints = current && queue.keys
  return (
    <li
      id={rowId(id)}
      tabIndex={-1}
      aria-labelledby={nameId}
      aria-current={current || undefined}
      aria-busy={running !== undefined}
      className={cx(
        'scroll-mt-24 border-b border-line last:border-b-0 focus-visible:-outline-offset-3',
        current && 'bg-brand-tint shadow-[inset_3px_0_0_var(--brand)] forced-colors:border-l-4',
      )}
    >
      <div className={line} onFocus={() => queue.setCurrentId(id)}>
        <CheckboxField
          label={`Select ${name}`}
          hideLabel
          checked={queue.selected.has(id)}
          disabled={running !== undefined}
          onChange={() => queue.toggle(subscription)}
          boxClassName="[grid-area:ck] justify-items-center"
          className="size-5"
        />
        <div className="min-w-0 leading-[1.3] [grid-area:who]">
          <strong id={nameId} className="font-[580] wrap-anywhere">
            {name}
          </strong>
          <span className="block text-12 wrap-anywhere text-ink-3">{clientEmail(subscription)}</span>
        </div>
        <div className="min-w-0 text-14 leading-[1.3] wrap-anywhere [grid-area:plan]">
          {[planLabel(subscription.plan), price?.amount].filter(Boolean).join(', ')}
          {/* in wide windows the column's heading shows the note for all rows */}
          <span
            className={cx('block min-h-[1lh] text-12 text-ink-3', price?.amount !== null && 'xl:sr-only')}
          >
            {price?.note}
          </span>
          <span translate="no" className="block text-12 text-ink-3">
            {subscription.uniqueId}
          </span>
        </div>
        <TransactionCell subscription={subscription} claim={claim} />
        <AgeCell subscription={subscription} nowMs={queue.nowMs} />
        <div className="flex gap-2 [grid-area:act] slim:flex-wrap max-xl:[&>*]:flex-[0_1_150px] xl:justify-end">
          <Button
            size="sm"
            icon={hints ? undefined : <Check aria-hidden="true" />}
            busy={running === 'approve'}
            busyLabel="Approving…"
            disabled={running === 'reject'}
            aria-keyshortcuts={hints ? 'a' : undefined}
            onClick={(event) => isAimed(event, id) && queue.approve([subscription])}
          >
            Approve <span className="sr-only">{name}</span>
            {hints && <KeyHint>a</KeyHint>}
          </Button>
          <Button
            size="sm"
            aria-expanded={rejecting}
            disabled={running !== undefined}
            aria-keyshortcuts={hints ? 'r' : undefined}
            data-reject=""
            onClick={() => (rejecting ? queue.closeReject(id) : queue.openReject(id))}
          >
            Reject <span className="sr-only">{name}</span>
            {hints && <KeyHint>r</KeyHint>}
          </Button>
        </div>
      </div>
      {(queue.duplicates.has(id) || claim?.proven === false || rejecting) && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-3.5 pb-4 sm:pl-[52px] xl:pt-1 xl:pl-14">
          {claim?.proven === false && <ClaimWarning claim={claim} />}
          <DuplicateWarning queue={queue} subscription={subscription} />
          {rejecting && (
            <RejectForm
              queue={queue}
              place={id}
              requests={[subscription]}
              reader={subscription.user ? (name.split(' ')[0] ?? name) : null}
            />
          )}
        </div>
      )}
    </li>
  )
}

function KeyHint({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="-mr-1 hidden rail:inline-flex">
      <Kbd>{children}</Kbd>
    </span>
  )
}
