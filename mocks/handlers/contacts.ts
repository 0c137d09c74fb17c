import { store } from '@mocks/store/db'
import { found } from '@mocks/fail'
import type { Handlers } from '@mocks/respond'
import { newestFirst } from './order'

export const contacts: Handlers<'contacts'> = {
  listContacts: () => ({ contacts: newestFirst(store.contact.list()) }),
  markContactRead: ({ params }) => ({ contact: mark(params.id, true) }),
  markContactUnread: ({ params }) => ({ contact: mark(params.id, false) }),
}

function mark(id: string, read: boolean) {
  return store.contact.put({ ...found(store.contact.get(id), 'Contact'), read })
}
