import { Check } from 'lucide-react'
import type { Subscription } from '@/contract'
import { namesNoPayment } from '@/domain/subscription'
import { cx } from '@/kit/cx'
import { formatDateTime, formatLongDate } from '@/lib/dates'

export function PendingPath({ subscription }: { subscription: Subscription }) {
  const { createdAt, transactionId, expiresAt } = subscription
  const steps = [
    { title: 'Submitted', text: formatDateTime(createdAt) },
    namesNoPayment(subscription)
      ? {
          title: 'We look at your request',
          text: `You sent it as ${transactionId}. Nothing for you to do.`,
        }
      : {
          title: 'We check your payment',
          text: transactionId
            ? `We’re checking the transaction ID ${transactionId}. Nothing for you to do.`
            : 'We’re checking your payment. Nothing for you to do.',
        },
    {
      title: 'Your plan starts',
      // some servers set the term's end before approval
      text: expiresAt
        ? `Its term ends on ${formatLongDate(expiresAt)}.`
        : 'Your plan’s days are counted from the moment we approve your request.',
    },
  ]
  return (
    <div className="grid gap-4">
      <p className="text-28 leading-[1.15] font-[580] tracking-(--track-head)">Waiting for approval</p>
      <ol className="grid gap-3">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            aria-current={index === 1 ? 'step' : undefined}
            className="grid grid-cols-[26px_minmax(0,1fr)] gap-x-3"
          >
            <span
              aria-hidden="true"
              className={cx(
                'mt-px grid size-6.5 place-items-center rounded-full border-2 text-12 font-[640] tabular-nums',
                index === 0 && 'border-ok-line bg-ok-tint text-ok',
                index === 1 &&
                  'border-accent bg-accent text-on-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
                index === 2 && 'border-line-2 bg-surface text-ink-2',
              )}
            >
              {index === 0 ? <Check className="size-3.5 stroke-[2.4]" /> : index + 1}
            </span>
            <p>
              <strong className="block font-[560]">{title}</strong>
              <span className="text-14 text-ink-2">{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
