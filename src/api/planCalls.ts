import type { BodyOf, Plan } from '@/contract'
import { checked } from './checked'
import { crudCalls } from './crud'
import { plansQuery } from './plans'

/** The admin's calls. Not in the file of the visitors' query, to stay out of its chunk. */
export function planCalls() {
  const key = { of: ({ name }: Plan) => name, made: ({ name }: BodyOf<'createPlan'>) => name.trim() }
  return checked(crudCalls('Plan', ['listPlans', 'getStats']), plansQuery(), key)
}
