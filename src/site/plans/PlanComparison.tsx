import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Check, Minus } from 'lucide-react'
import type { Plan } from '@/contract'
import { cx } from '@/kit/cx'
import { daysText } from '@/lib/count'
import { rupees } from '@/lib/money'
import { Section } from '../blocks'
import { costPerDay, featureLines, saving } from './planFacts'

type ComparisonLine = { name: string; cells: ReactNode[] }

const dash = (meaning: string) => (
  <span className="text-ink-3">
    <Minus aria-hidden="true" className="i mt-0.5" />
    <span className="sr-only">{meaning}</span>
  </span>
)
const yes = (
  <>
    <Check aria-hidden="true" className="i mt-0.5" />
    <span className="sr-only">Yes</span>
  </>
)

/** For keyboard users: not every browser makes a scroll container focusable. */
function useScrollable() {
  const ref = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const box = ref.current
    if (!box) return undefined
    // tells the first size too, once the browser has laid the box out
    const observer = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth))
    for (const element of [box, ...box.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, ...(scrolls && { tabIndex: 0 }) }
}

function comparisonLines(plans: readonly Plan[]): ComparisonLine[] {
  const facts: ComparisonLine[] = [
    { name: 'Price', cells: plans.map(({ price }) => rupees(price)) },
    { name: 'Term', cells: plans.map(({ duration }) => daysText(duration)) },
    { name: 'Cost per day', cells: plans.map((plan) => rupees(costPerDay(plan))) },
  ]
  if (plans.some((plan) => saving(plan) > 0)) {
    facts.push({
      name: 'You save',
      cells: plans.map((plan) => (saving(plan) > 0 ? rupees(saving(plan)) : dash('No saving'))),
    })
  }
  const features = featureLines(plans).map(({ feature, has }) => ({
    name: feature,
    cells: has.map((there) => (there ? yes : dash('Not listed'))),
  }))
  return [...facts, ...features]
}

export function PlanComparison({ plans }: { plans: readonly Plan[] }) {
  const scrollable = useScrollable()
  const cell = 'border-b border-line px-1.5 py-2.5 text-left align-top font-normal sm:px-3'
  return (
    <Section aria-labelledby="line-by-line">
      <h2 id="line-by-line" className="display-2 mb-7">
        Line by line
      </h2>
      <div
        {...scrollable}
        role="region"
        aria-label="Plan comparison"
        className="relative overflow-x-auto focus-visible:-outline-offset-3"
      >
        <table className="border-t-2 border-ink text-14 sm:table-fixed sm:text-16">
          <thead>
            <tr>
              <th
                scope="col"
                className={cx(cell, 'pl-0! w-2/5 min-w-[7rem] sm:w-[calc((100%+var(--gap))/3-12px)]')}
              >
                <span className="sr-only">What</span>
              </th>
              {plans.map((plan) => (
                <th
                  key={plan._id}
                  scope="col"
                  className={cx(
                    cell,
                    'min-w-[5rem] font-[600]! wrap-anywhere sm:min-w-[7rem]',
                    plan.highlight && 'bg-surface shadow-[inset_0_4px_0_var(--accent)]',
                  )}
                >
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparisonLines(plans).map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row" className={cx(cell, 'pl-0! wrap-anywhere text-ink-2')}>
                  {name}
                </th>
                {plans.map((plan, column) => (
                  <td key={plan._id} className={cx(cell, plan.highlight && 'bg-surface font-[560]!')}>
                    {cells[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 text-14 text-ink-3">
        A dash means the plan doesn’t list that feature. Need it in a smaller plan? Ask us.
      </p>
    </Section>
  )
}
