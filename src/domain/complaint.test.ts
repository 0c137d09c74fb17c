import { expect, test } from 'vitest'
import { complaintStatus, reopenNote, reopenStatus } from './complaint'

test('a request to reopen has one urgency, under its heading and alone', () => {
  expect(reopenStatus('pending')).toEqual({ text: 'Pending', urgency: 'waiting' })
  expect(reopenNote('pending')).toEqual({ text: 'Reopen requested', urgency: 'waiting' })
  expect(reopenNote('rejected')).toEqual({ text: 'Reopen declined', urgency: 'bad' })
})

test('an unknown value is shown as the server sent it', () => {
  expect([complaintStatus('parked'), reopenStatus('parked'), reopenNote('parked')]).toEqual(
    Array.from({ length: 3 }, () => ({ text: 'parked', urgency: 'unknown' })),
  )
})
