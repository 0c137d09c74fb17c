import { texts } from '@/api/errors'
import type { Plan } from '@/contract'
import { Banner } from '@/kit/Banner'
import { LinkButton } from '@/kit/LinkButton'
import { TextLink } from '@/kit/TextLink'
import { daysText } from '@/lib/dates'
import { rupees } from '@/lib/money'
import { paths } from '@/paths'

/** The address names no plan that exists: here are those that do. */
export function InvalidPlan({ plans }: { plans: readonly Plan[] }) {
  return (
    <div className="grid max-w-[640px] justify-items-start gap-6 pb-16 lg:col-start-1 lg:row-start-2">
      <Banner tone="err" className="w-full">
        {texts.invalidPlan}
      </Banner>
      {plans.length === 0 ? (
        <p>{texts.noPlans}</p>
      ) : (
        <section aria-labelledby="available-plans" className="w-full">
          <h2 id="available-plans" className="text-22">
            Available plans
          </h2>
          <ul className="mt-3 border-b border-line-2">
            {plans.map((plan) => (
              <li
                key={plan._id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-2 py-2.5"
              >
                <TextLink standalone to={paths.payment(plan.name)}>
                  {plan.name}
                </TextLink>
                <span className="text-14 text-ink-2 tabular-nums">
                  {rupees(plan.price)}, {daysText(plan.duration)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <LinkButton to={paths.plans()}>Back to Plans</LinkButton>
    </div>
  )
}
