import { store } from '@mocks/store/db'
import { found } from '@mocks/fail'
import type { Handlers } from '@mocks/respond'
import { newId } from '@mocks/rules/ids'
import { planFields } from '@mocks/rules/planInput'

export const plans: Handlers<'plans'> = {
  listPlans: () => ({ plans: store.plan.list() }),

  createPlan({ body }) {
    const fields = planFields(body, store.plan.list())
    return { plan: store.plan.put({ _id: newId('pln'), ...fields }) }
  },

  updatePlan({ params, body }) {
    const { _id } = found(store.plan.get(params.id), 'Plan')
    const fields = planFields(
      body,
      store.plan.filter((plan) => plan._id !== _id),
    )
    return { plan: store.plan.put({ _id, ...fields }) }
  },

  // A plan in use may go too: subscriptions keep their own plan key.
  deletePlan({ params }) {
    store.plan.delete(found(store.plan.get(params.id), 'Plan')._id)
    return { message: 'Plan deleted.' }
  },
}
