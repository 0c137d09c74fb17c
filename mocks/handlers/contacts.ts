import { store } from '@mocks/store/db'
import { requireRow } from '@mocks/fail'
import type { Handlers } from '@mocks/respond'
import { newestRowsFirst } from './order'

export const contacts: Handlers<'contacts'> = {
  listContacts: () => ({ contacts: newestRowsFirst(store.contact.list()) }),
  markContactRead: ({ params }) => ({ contact: mark(params.id, true) }),
  markContactUnread: ({ params }) => ({ contact: mark(params.id, false) }),
}

function mark(id: string, read: boolean) {
  return store.contact.put({ ...requireRow(store.contact.get(id), 'Contact'), read })
}
