import { store } from '@mocks/store/db'
import type { Handlers } from '@mocks/respond'
import { statsOf } from '@mocks/rules/stats'
import { readSubscriptions } from './readSubscriptions'

export const stats: Handlers<'stats'> = {
  getStats: () =>
    statsOf(store.user.count(), readSubscriptions(store.subscription.list()), store.plan.list()),
}
