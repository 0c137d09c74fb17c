import type { AnswerOf, Plan } from '@/contract'
import { read } from './query'

const byPrice = (a: Plan, b: Plan) => a.price - b.price

const plansOf = (answer: AnswerOf<'listPlans'>) =>
  (Array.isArray(answer) ? answer : answer.plans).toSorted(byPrice)

/** Plans by price, cheapest first (SPEC section 9). */
export const plansQuery = () => read('listPlans', plansOf)

/** Plans that can be bought: the payment's address needs a visible name. */
export const offersQuery = () =>
  read('listPlans', (answer) => plansOf(answer).filter(({ name }) => name !== ''))
