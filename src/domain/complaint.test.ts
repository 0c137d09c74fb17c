import { expect, test } from 'vitest'
import { complaintStatus, reopenNote, reopenStatus } from './complaint'

test('gives a reopen request the same urgency with and without a heading', () => {
  expect(reopenStatus('pending')).toEqual({ text: 'Pending', urgency: 'waiting' })
  expect(reopenNote('pending')).toEqual({ text: 'Reopen requested', urgency: 'waiting' })
  expect(reopenNote('rejected')).toEqual({ text: 'Reopen declined', urgency: 'bad' })
})

test('shows an unknown value as the server sent it', () => {
  expect([complaintStatus('parked'), reopenStatus('parked'), reopenNote('parked')]).toEqual(
    Array.from({ length: 3 }, () => ({ text: 'parked', urgency: 'unknown' })),
  )
})
