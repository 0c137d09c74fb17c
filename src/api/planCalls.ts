import type { BodyOf, Plan } from '@/contract'
import { crudCalls } from './crud'
import { keyed } from './keyed'
import { plansQuery } from './plans'

/** What an admin does with plans; apart from the query, which is also a visitor's. */
export function planCalls() {
  const calls = crudCalls('Plan', ['listPlans', 'getStats'])
  const key = { of: ({ name }: Plan) => name, made: ({ name }: BodyOf<'createPlan'>) => name.trim() }
  return { ...calls, create: keyed(calls.create, plansQuery(), key) }
}
