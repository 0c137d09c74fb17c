import type { BodyOf, Plan } from '@/contract'
import { crudCalls } from './crud'
import { keyed } from './keyed'
import { plansQuery } from './plans'

/** The admin's calls. Not in the file of the visitors' query, to stay out of its chunk. */
export function planCalls() {
  const calls = crudCalls('Plan', ['listPlans', 'getStats'])
  const key = { of: ({ name }: Plan) => name, made: ({ name }: BodyOf<'createPlan'>) => name.trim() }
  return { ...calls, create: keyed(calls.create, plansQuery(), key) }
}
