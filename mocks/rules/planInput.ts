import type { BodyOf } from '@/contract'
import type { PlanRow } from '@mocks/store/rows'
import { fail } from '@mocks/fail'

/** Must differ for each plan: two plans with the same result would share a payment page. */
export function comparablePlanName(planName: string): string {
  return planName.normalize('NFC').toLowerCase().replace(/\s+/g, '')
}

export function planFields(body: BodyOf<'createPlan'>, others: readonly PlanRow[]): Omit<PlanRow, '_id'> {
  const slug = comparablePlanName(body.name)
  if (others.some((plan) => comparablePlanName(plan.name) === slug))
    fail(400, 'A plan with this name already exists.')
  return {
    name: body.name.trim(),
    price: body.price,
    oldPrice: body.oldPrice ?? null,
    save: body.save ?? null,
    features: body.features ?? [],
    highlight: body.highlight ?? false,
    color: body.color ?? null,
    duration: body.duration,
  }
}
