import { byId, read, write } from './query'

export const contactsQuery = () => read('listContacts', (answer) => answer.contacts)

/** The panel shows the change at once and ignores a failure (SPEC section 8). Nothing has to be fetched again. */
export const markContactReadMutation = () => write('markContactRead', byId)

export const markContactUnreadMutation = () => write('markContactUnread', byId)
