import { store } from '@mocks/store/db'
import type { Handlers } from '@mocks/respond'
import { newestFirst } from './order'

export const newsletter: Handlers<'newsletter'> = {
  listNewsletterSubscribers: () => ({ subscribers: newestFirst(store.subscriber.list()) }),
}
