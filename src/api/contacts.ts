import { byId, read, write } from './query'

export const contactsQuery = () => read('listContacts', (answer) => answer.contacts)

/** Optimistic; a failure is ignored (SPEC section 8). */
export const markContactReadMutation = () => write('markContactRead', byId)

export const markContactUnreadMutation = () => write('markContactUnread', byId)
