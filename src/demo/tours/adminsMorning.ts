import { paths } from '@/paths'
import type { Tour } from './tour'

const approve = { on: paths.admin('approve'), who: 'admin' } as const
const renewals = { on: paths.admin('renewal-requests'), who: 'admin' } as const
const help = { on: paths.admin('help'), who: 'admin' } as const

export const adminsMorning: Tour = {
  id: 'admins-morning',
  title: 'An admin’s morning',
  about: 'The day’s figures, a payment to approve, a client who wants to renew, and a ticket to answer.',
  minutes: 3,
  scenario: 'admin-home',
  steps: [
    {
      text: 'You are Rohan, the admin, and this is the agency this morning. Open Approve Subs.',
      on: paths.admin(),
      who: 'admin',
      at: [{ role: 'link', name: 'Approve Subs', within: { role: 'region', name: 'Quick Actions' } }],
      until: { address: paths.admin('approve') },
    },
    {
      text: 'These clients have paid and are waiting, the longest wait first. Farhan’s payment is in order: approve it.',
      ...approve,
      at: [{ role: 'button', name: 'Approve Farhan Sheikh' }],
      until: { shown: { text: /^Subscription (approved|rejected)!/ } },
    },
    {
      text: 'The client is notified at once. Next, open Renewal Requests.',
      ...approve,
      at: [{ role: 'link', name: /^Renewal Requests/ }],
      inMenu: true,
      until: { address: paths.admin('renewal-requests') },
    },
    {
      text: 'Two clients whose plans have ended want to renew. Approve or reject one of them.',
      ...renewals,
      at: [{ role: 'button', name: /^Approve .*’s renewal$/ }],
      until: { shown: { text: /^Renewal (approved|rejected)/ } },
    },
    {
      text: 'This client is notified too. Now to the tickets: open Help.',
      ...renewals,
      at: [{ role: 'link', name: /^Help/ }],
      inMenu: true,
      until: { address: paths.admin('help') },
    },
    {
      text: 'Leela has a question about her shop. Press Resolve on her ticket.',
      ...help,
      at: [{ role: 'button', name: 'Resolve Leela Sawant’s complaint' }],
      until: { shown: { role: 'dialog', name: 'Resolve Leela Sawant’s complaint' } },
    },
    {
      text: 'Write her an answer, and press Resolve.',
      ...help,
      at: [
        { role: 'textbox', name: 'Response' },
        { role: 'button', name: 'Resolve Leela Sawant’s complaint' },
      ],
      until: { shown: { text: /^Complaint resolved/ } },
    },
    {
      text: 'She can read the answer on her ticket. That was the morning; the counts in the menu show what is still waiting.',
      ...help,
      at: [],
      until: 'end',
    },
  ],
}
