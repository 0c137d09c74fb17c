import type { Plan } from '@/contract'
import { crudCalls } from './crud'
import { read } from './query'

const byPrice = (a: Plan, b: Plan) => a.price - b.price

/** Plans by price, cheapest first (SPEC section 9). */
export const plansQuery = () =>
  read('listPlans', (answer) => (Array.isArray(answer) ? answer : answer.plans).toSorted(byPrice))

export const planCalls = () => crudCalls('Plan', ['listPlans', 'getStats'])
