import { type ReactNode, useRef, useState } from 'react'
import { planLabel } from '@/domain/plan'
import { renewalStatus, subscriptionStatus } from '@/domain/subscription'
import { isOver } from '@/domain/term'
import { cx } from '@/kit/cx'
import { StatusBadge } from '@/kit/feedback/StatusBadge'
import { PlanFacts } from './PlanFacts'
import { PlanStatus } from './PlanStatus'
import type { MyPlan } from './useMyPlan'

type PlanCardProps = MyPlan & {
  /** Shown under the facts, such as links to the next step. */
  children?: ReactNode
}

export function PlanCard({ state, plan, children }: PlanCardProps) {
  const { subscription } = state
  const heading = useRef<HTMLHeadingElement>(null)
  const [requested, setRequested] = useState(false)
  const noteRequest = () => {
    setRequested(true)
    // the focused button is gone
    heading.current?.focus()
  }
  return (
    <div className="grid md:grid-cols-[minmax(0,1fr)_304px]">
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] content-start gap-[18px] p-5 sm:p-6',
          state.kind === 'expiring' && 'bg-warn-tint',
        )}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <h2 ref={heading} tabIndex={-1} className="min-w-0 text-22 tracking-[-.018em] wrap-anywhere">
            {planLabel(subscription.plan)}
          </h2>
          <span className="flex flex-wrap gap-2">
            <StatusBadge status={subscriptionStatus(isOver(state) ? 'expired' : subscription.status)} />
            {subscription.renewalStatus && (
              <StatusBadge of="Renewal" status={renewalStatus(subscription.renewalStatus)} />
            )}
          </span>
        </div>
        <PlanStatus state={state} plan={plan} onRenewalRequested={noteRequest} />
        <output className="sr-only">
          {requested && state.kind === 'renewal-pending' && 'Renewal requested.'}
        </output>
      </div>
      <div className="grid content-start gap-3 border-t border-line bg-sunken p-5 sm:p-6 md:border-t-0 md:border-l">
        <PlanFacts subscription={subscription} plan={plan} />
        {children}
      </div>
    </div>
  )
}
