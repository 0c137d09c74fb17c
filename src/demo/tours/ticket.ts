import { paths } from '@/paths'
import type { Tour } from './tour'

const asClient = { on: paths.support(), who: 'new' } as const
const asAdmin = { on: paths.admin('help'), who: 'admin' } as const
const resolve = { role: 'button', name: 'Resolve Gauri Bhosale’s complaint' } as const

export const ticket: Tour = {
  id: 'ticket',
  title: 'A ticket from start to finish',
  about:
    'A client asks, the admin answers, the client is not satisfied, and the chat opens again. You play both people.',
  minutes: 4,
  scenario: 'support-empty',
  steps: [
    {
      text: 'You are Gauri, a client. Write what you need help with, and press Submit.',
      ...asClient,
      at: [{ role: 'textbox', name: /^What can we do for you/ }],
      until: { shown: { role: 'link', name: 'Open chat' } },
    },
    {
      text: 'Your ticket is open. Now see how it arrives at the agency.',
      ...asClient,
      at: [{ role: 'region', name: 'Your tickets' }],
      until: 'next-person',
    },
    {
      text: 'Now you are Rohan, the admin. Gauri’s ticket is the first: press Resolve on it.',
      ...asAdmin,
      at: [resolve],
      until: { shown: { role: 'dialog', name: resolve.name } },
    },
    {
      text: 'Write an answer, and press Resolve.',
      ...asAdmin,
      at: [{ role: 'textbox', name: 'Response' }, resolve],
      until: { shown: { text: /^Complaint resolved/ } },
    },
    {
      text: 'The ticket is resolved. How does Gauri see that?',
      ...asAdmin,
      at: [],
      until: 'next-person',
    },
    {
      text: 'You are Gauri again, and this is the answer. Suppose it does not help: press Reopen Chat.',
      ...asClient,
      at: [{ role: 'button', name: 'Reopen Chat' }],
      until: { shown: { text: /^Reopen requested/ } },
    },
    {
      text: 'Only the agency can open the chat again. Back to the admin.',
      ...asClient,
      at: [{ role: 'region', name: 'Your tickets' }],
      until: 'next-person',
    },
    {
      text: 'Gauri’s request has arrived. Press Accept request.',
      ...asAdmin,
      at: [{ role: 'button', name: 'Accept request from Gauri Bhosale to reopen' }],
      until: { shown: { text: /^Reopen request accepted/ } },
    },
    {
      text: 'The chat is open again. Go and see it as Gauri.',
      ...asAdmin,
      at: [],
      until: 'next-person',
    },
    {
      text: 'Press Open chat.',
      ...asClient,
      at: [{ role: 'link', name: 'Open chat' }],
      until: { address: '/support-chat/:complaintId' },
    },
    {
      text: 'In the chat the two can talk until the problem is solved. That was a ticket from start to finish.',
      on: '/support-chat/:complaintId',
      from: paths.support(),
      who: 'new',
      at: [{ role: 'textbox', name: 'Your message' }],
      until: 'end',
    },
  ],
}
