import type { Plan, Schemas } from '@/contract'
import { read, write } from './query'

const byPrice = (a: Plan, b: Plan) => a.price - b.price

/** Plans by price, cheapest first (SPEC section 9). */
export const plansQuery = () =>
  read('listPlans', (answer) => (Array.isArray(answer) ? answer : answer.plans).toSorted(byPrice))

const changes = ['listPlans', 'getStats'] as const

export const createPlanMutation = () =>
  write('createPlan', (body: Schemas['PlanInput']) => ({ body }), { changes })

export const updatePlanMutation = () =>
  write(
    'updatePlan',
    ({ id, ...body }: Schemas['PlanInput'] & { id: string }) => ({ params: { id }, body }),
    { changes },
  )

export const deletePlanMutation = () => write('deletePlan', (id: string) => ({ params: { id } }), { changes })
