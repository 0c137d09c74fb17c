import { store } from '@mocks/store/db'
import type { Handlers } from '@mocks/respond'
import { newestRowsFirst } from './order'

export const newsletter: Handlers<'newsletter'> = {
  listNewsletterSubscribers: () => ({ subscribers: newestRowsFirst(store.subscriber.list()) }),
}
