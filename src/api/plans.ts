import type { BodyOf, Plan } from '@/contract'
import { crudCalls } from './crud'
import { keyed } from './keyed'
import { read } from './query'

const byPrice = (a: Plan, b: Plan) => a.price - b.price

/** Plans by price, cheapest first (SPEC section 9). */
export const plansQuery = () =>
  read('listPlans', (answer) => (Array.isArray(answer) ? answer : answer.plans).toSorted(byPrice))

export function planCalls() {
  const calls = crudCalls('Plan', ['listPlans', 'getStats'])
  const key = { of: ({ name }: Plan) => name, made: ({ name }: BodyOf<'createPlan'>) => name.trim() }
  return { ...calls, create: keyed(calls.create, plansQuery(), key) }
}
