import { read } from './query'

export const newsletterSubscribersQuery = () =>
  read('listNewsletterSubscribers', (answer) => answer.subscribers)
