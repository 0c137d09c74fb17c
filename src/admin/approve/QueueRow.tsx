import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Subscription } from '@/contract'
import { Button } from '@/kit/actions/Button'
import { CheckboxField } from '@/kit/forms/CheckboxField'
import { cx } from '@/kit/cx'
import { Kbd } from '@/kit/text/Kbd'
import { planLabel } from '@/domain/plan'
import { clientEmail, clientName } from '@/domain/account'
import { AgeCell, TransactionCell } from './QueueCells'
import type { ListPrice } from './useQueueFilter'

export type RowActions = {
  focus: () => void
  select: () => void
  approve: () => void
  reject: () => void
}

type QueueRowProps = {
  subscription: Subscription
  price: ListPrice | null
  nowMs: number
  /** The row that the keys act on; its buttons show them. */
  current: boolean
  keys: boolean
  selected: boolean
  running: 'approve' | 'reject' | undefined
  rejecting: boolean
  actions: RowActions
  /** Warning and form, under the line. */
  children: ReactNode
}

export const rowId = (id: string): string => `request-${id}`

const line =
  "grid grid-cols-[28px_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 p-3.5 [grid-template-areas:'ck_who_age'_'._plan_plan'_'._txn_txn'_'._act_act'] " +
  'xl:min-h-[52px] xl:grid-cols-(--queue-columns) xl:items-center xl:gap-x-3.5 xl:gap-y-0 xl:py-[7px] ' +
  "xl:[grid-template-areas:'ck_who_plan_txn_age_act']"

export function QueueRow(props: QueueRowProps) {
  const { subscription, price, nowMs, current, keys, selected, running, rejecting, actions, children } = props
  const name = clientName(subscription)
  const nameId = `${rowId(subscription._id)}-name`
  const hints = current && keys
  return (
    <li
      id={rowId(subscription._id)}
      tabIndex={-1}
      aria-labelledby={nameId}
      aria-current={current || undefined}
      aria-busy={running !== undefined}
      className={cx(
        'scroll-mt-24 border-b border-line last:border-b-0 focus-visible:-outline-offset-3',
        current && 'bg-brand-tint shadow-[inset_3px_0_0_var(--brand)]',
      )}
    >
      <div className={line}>
        <CheckboxField
          label={`Select ${name}`}
          hideLabel
          checked={selected}
          onChange={actions.select}
          onFocus={actions.focus}
          boxClassName="[grid-area:ck] justify-items-center"
          className="size-5"
        />
        <div className="min-w-0 leading-[1.3] [grid-area:who]">
          <strong id={nameId} className="font-[580] wrap-anywhere">
            {name}
          </strong>
          <span className="block truncate text-12 text-ink-3" title={clientEmail(subscription)}>
            {clientEmail(subscription)}
          </span>
        </div>
        <div className="text-14 leading-[1.3] [grid-area:plan]">
          {[planLabel(subscription.plan), price?.amount].filter(Boolean).join(', ')}
          {/* where the columns have a heading, the heading says it once for all rows */}
          {price && (
            <span className={cx('block text-12 text-ink-3', price.amount !== null && 'xl:sr-only')}>
              {price.note}
            </span>
          )}
          <span className="block text-12 text-ink-3">{subscription.uniqueId}</span>
        </div>
        <TransactionCell subscription={subscription} />
        <AgeCell subscription={subscription} nowMs={nowMs} />
        <div className="flex gap-2 [grid-area:act] max-xl:[&>*]:flex-[0_1_150px] xl:justify-end">
          <Button
            size="sm"
            icon={hints ? undefined : <Check aria-hidden="true" />}
            busy={running === 'approve'}
            busyLabel="Approving…"
            disabled={running === 'reject'}
            aria-keyshortcuts={hints ? 'a' : undefined}
            onFocus={actions.focus}
            onClick={actions.approve}
          >
            Approve
            <span className="sr-only"> {name}</span>
            {hints && <KeyHint>a</KeyHint>}
          </Button>
          <Button
            size="sm"
            aria-expanded={rejecting}
            disabled={running !== undefined}
            aria-keyshortcuts={hints ? 'r' : undefined}
            data-reject=""
            onFocus={actions.focus}
            onClick={actions.reject}
          >
            Reject
            <span className="sr-only"> {name}</span>
            {hints && <KeyHint>r</KeyHint>}
          </Button>
        </div>
      </div>
      {children && <div className="grid gap-3 px-3.5 pb-4 sm:pl-[52px] xl:pt-1 xl:pl-14">{children}</div>}
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
