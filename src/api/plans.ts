import type { AnswerOf, BodyOf, Plan } from '@/contract'
import { crudCalls } from './crud'
import { keyed } from './keyed'
import { read } from './query'

const byPrice = (a: Plan, b: Plan) => a.price - b.price

const plansOf = (answer: AnswerOf<'listPlans'>) =>
  (Array.isArray(answer) ? answer : answer.plans).toSorted(byPrice)

/** Plans by price, cheapest first (SPEC section 9). */
export const plansQuery = () => read('listPlans', plansOf)

/** Those that can be chosen: the payment's address holds the plan's name, so a name without a visible letter leads nowhere. */
export const offersQuery = () =>
  read('listPlans', (answer) => plansOf(answer).filter(({ name }) => name !== ''))

export function planCalls() {
  const calls = crudCalls('Plan', ['listPlans', 'getStats'])
  const key = { of: ({ name }: Plan) => name, made: ({ name }: BodyOf<'createPlan'>) => name.trim() }
  return { ...calls, create: keyed(calls.create, plansQuery(), key) }
}
