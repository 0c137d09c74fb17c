import { expect, test } from 'vitest'
import type { Complaint } from '@/contract'
import { turnText } from './complaint'

const ticket: Complaint = { _id: 'c1', message: 'Photos', status: 'open', createdAt: '2026-11-21T09:00:00Z' }
const resolved: Complaint = { ...ticket, status: 'resolved', response: 'Done.' }

test.each<[ReturnType<typeof turnText>, string, Complaint]>([
  ['With us', 'an open ticket', ticket],
  ['Answered', 'a resolved ticket', resolved],
  ['With us', 'a ticket with a reopen request', { ...resolved, reopenStatus: 'pending' }],
  ['With us', 'a reopened ticket', { ...resolved, status: 'open', reopenStatus: 'accepted' }],
  ['Answered', 'a ticket that stays closed', { ...resolved, reopenStatus: 'rejected' }],
  [null, 'an open ticket with an answer', { ...ticket, response: 'Done.' }],
  [null, 'a resolved ticket without an answer', { ...resolved, response: null }],
  [null, 'an unknown status', { ...resolved, status: 'parked' as Complaint['status'] }],
])('shows %s for %s', (turn, _which, complaint) => {
  expect(turnText(complaint)).toBe(turn)
})
