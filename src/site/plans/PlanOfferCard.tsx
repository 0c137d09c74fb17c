import { ArrowDownToLine, ArrowRight, Check } from 'lucide-react'
import type { Plan } from '@/contract'
import { Badge } from '@/kit/feedback/Badge'
import { cx } from '@/kit/cx'
import { LinkButton } from '@/kit/actions/LinkButton'
import { daysText } from '@/lib/count'
import { rupees } from '@/lib/money'
import { paths } from '@/paths'
import { planCard } from './planCard'
import { saving } from './planFacts'

export function PlanOfferCard({ plan }: { plan: Plan }) {
  const { name, price, duration, features, highlight } = plan
  return (
    <article
      className={cx(planCard, highlight ? 'border-frame shadow-high ring-1 ring-frame' : 'border-line-2')}
    >
      {highlight && <span aria-hidden="true" className="fc-fill absolute inset-x-0 top-0 h-1.5 bg-accent" />}
      <h2 className="flex flex-wrap items-center justify-between gap-2 text-22 wrap-anywhere">
        {name}
        {highlight && <Badge tone="gold">Best Value</Badge>}
      </h2>
      {/* keeps the price inside its card with text at 200 % */}
      <div className="@container self-end">
        <PlanTerms plan={plan} />
        <p className="mt-2 text-[min(clamp(2.5rem,2rem+1.6vw,3.5rem),18cqi)] leading-none font-[600] tracking-[-.045em] tabular-nums">
          {rupees(price)}
        </p>
      </div>
      <ul className="grid content-start gap-[9px] text-15">
        {features.map((feature, index) => (
          <li key={index} className="grid grid-cols-[1.2em_minmax(0,1fr)] gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-[1.2em] stroke-[2.2] text-brand-text" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <LinkButton
        to={paths.payment(name)}
        variant={highlight ? 'primary' : 'secondary'}
        fullWidth
        className="wrap-anywhere whitespace-normal"
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
            <span className="sr-only">Previous price </span>
            {rupees(plan.oldPrice ?? plan.price)}
          </s>
          <Badge tone="ok" icon={<ArrowDownToLine aria-hidden="true" />}>
            {`Save ${rupees(saved)}`}
          </Badge>
        </>
      )}
    </p>
  )
}
