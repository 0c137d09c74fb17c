import { Check } from 'lucide-react'
import type { Plan } from '@/contract'
import { Panel } from '@/kit/layout/Panel'

/** The features of the plan as it is on offer today. */
export function IncludedPanel({ plan }: { plan: Plan }) {
  return (
    <Panel title={`What ${plan.name} includes`} className="xl:only:col-span-2">
      <ul className="grid gap-2 sm:grid-cols-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5 wrap-anywhere">
            <Check aria-hidden="true" className="i mt-0.5 size-[18px] text-ok" />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
