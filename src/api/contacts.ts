import { read, write } from './query'

export const contactsQuery = () => read('listContacts', (answer) => answer.contacts)

/** The panel shows the change at once and ignores a failure (SPEC section 8), so nothing is fetched again. */
export const markContactReadMutation = () => write('markContactRead', (id: string) => ({ params: { id } }))

export const markContactUnreadMutation = () =>
  write('markContactUnread', (id: string) => ({ params: { id } }))
