import { ArrowDownToLine, ArrowRight, Check } from 'lucide-react'
import type { Plan } from '@/contract'
import { Badge } from '@/kit/feedback/Badge'
import { cx } from '@/kit/cx'
import { LinkButton } from '@/kit/actions/LinkButton'
import { daysText } from '@/lib/dates'
import { rupees } from '@/lib/money'
import { paths } from '@/paths'
import { saving } from './planFacts'

export function PlanOfferCard({ plan }: { plan: Plan }) {
  const { name, price, duration, features, highlight } = plan
  return (
    <article
      className={cx(
        'flex min-w-0 flex-col gap-5 rounded-3 bg-surface',
        highlight
          ? 'relative z-1 border-2 border-t-8 border-frame border-t-accent p-6 shadow-high sm:px-8 sm:pt-8 sm:pb-9 rail:-mt-10'
          : 'border border-line-2 p-6 sm:p-7 rail:rounded-none rail:first:rounded-l-3 rail:last:rounded-r-3 rail:not-first:-ml-px',
      )}
    >
      <h2 className="flex flex-wrap items-center justify-between gap-2 text-22 wrap-anywhere">
        {name}
        {highlight && <Badge tone="gold">Best Value</Badge>}
      </h2>
      {/* keeps the price inside its card with text at 200 % */}
      <div className="@container">
        <PlanTerms plan={plan} />
        <p
          className={cx(
            'mt-2 leading-none font-[600] tracking-[-.045em] tabular-nums',
            highlight
              ? 'text-[min(clamp(3rem,2.2rem+2.2vw,4rem),18cqi)]'
              : 'text-[min(clamp(2.5rem,2rem+1.4vw,3.25rem),18cqi)]',
          )}
        >
          {rupees(price)}
        </p>
      </div>
      {features.length > 0 && (
        <ul className="grid gap-[9px] text-15">
          {features.map((feature) => (
            <li key={feature} className="grid grid-cols-[1.2em_minmax(0,1fr)] gap-2.5">
              <Check aria-hidden="true" className="mt-0.5 size-[1.2em] stroke-[2.2] text-brand-text" />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
      )}
      <LinkButton
        to={paths.payment(name)}
        variant={highlight ? 'primary' : 'secondary'}
        fullWidth
        className="mt-auto wrap-anywhere whitespace-normal"
        aria-label={`Choose ${name}, ${rupees(price)} for ${daysText(duration)}`}
      >
        {`Choose ${name}`}
        {highlight && <ArrowRight aria-hidden="true" />}
      </LinkButton>
    </article>
  )
}

function PlanTerms({ plan }: { plan: Plan }) {
  const saved = saving(plan)
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-2.5 gap-y-1 text-14 text-ink-3">
      <span>{daysText(plan.duration)}</span>
      {saved > 0 && (
        <>
          <s className="tabular-nums">
            <span className="sr-only">Earlier price </span>
            {rupees(plan.oldPrice ?? plan.price)}
          </s>
          {plan.highlight ? (
            <Badge tone="ok" icon={<ArrowDownToLine aria-hidden="true" />}>
              {`Save ${rupees(saved)}`}
            </Badge>
          ) : (
            <span>{`Save ${rupees(saved)}`}</span>
          )}
        </>
      )}
    </p>
  )
}
