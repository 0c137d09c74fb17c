import { store } from '@mocks/store/db'
import type { Handlers } from '@mocks/respond'
import { planFields } from '@mocks/rules/planInput'
import { records } from './records'

const { stored, add, replace, remove } = records(store.plan, 'Plan', 'pln')

export const plans: Handlers<'plans'> = {
  listPlans: () => ({ plans: store.plan.list() }),

  createPlan: ({ body }) => ({ plan: add(planFields(body, store.plan.list())) }),

  updatePlan({ params, body }) {
    const { _id } = stored(params.id)
    const others = store.plan.filter((plan) => plan._id !== _id)
    return { plan: replace(_id, planFields(body, others)) }
  },

  // subscriptions keep the key of a deleted plan
  deletePlan: ({ params }) => remove(params.id),
}
