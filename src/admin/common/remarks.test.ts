import { expect, test } from 'vitest'
import type { Complaint, Notification, Subscription } from '@/contract'
import { subscription as anySubscription } from '@/testing/subscription'
import { approvalRemark, limitRemark, recipientRemark, rejectionRemark, resolvedRemark } from './remarks'

const createdAt = '2026-11-01T10:00:00.000Z'
const subscription = (fields: Partial<Subscription>) =>
  anySubscription({ status: 'pending', expiresAt: undefined, ...fields })
const complaint = (fields: Partial<Complaint>): Complaint => ({
  _id: 'cmp_1',
  message: 'The map is wrong',
  status: 'resolved',
  createdAt,
  ...fields,
})
const sent = (userId?: string | null): Notification => ({
  _id: 'ntf_1',
  title: 'Announcement',
  message: 'We are closed on Friday',
  read: false,
  createdAt,
  userId,
})
const devika = { _id: 'usr_devika', name: 'Devika Nair' }
const lost = (what: string) => `The ${what} is missing from the server’s answer: the client may not see it.`
const wentTo = (whom: string) => `The server says that the notification went to ${whom}.`

test.each([
  [undefined, null],
  [subscription({ expiresAt: '2026-12-01T10:00:00.000Z' }), null],
  [
    subscription({ status: 'active', expiresAt: '2026-12-01T10:00:00.000Z' }),
    'The plan runs until 1 December 2026.',
  ],
])('adds the right remark to an approval: %o', (answer, remark) => {
  expect(approvalRemark(answer)).toBe(remark)
})

test.each([
  [undefined, null],
  [subscription({}), null],
  [subscription({ status: 'expired', renewalStatus: 'pending' }), null],
  [subscription({ status: 'rejected', rejectionReason: 'Not paid' }), null],
  [subscription({ status: 'rejected' }), lost('reason')],
  [subscription({ renewalStatus: 'rejected', renewalRejectionReason: 'Not paid' }), null],
  [subscription({ renewalStatus: 'rejected', renewalRejectionReason: null }), lost('reason')],
])('adds the right remark to a rejection: %o', (answer, remark) => {
  expect(rejectionRemark(answer)).toBe(remark)
})

test.each([
  [undefined, null],
  [complaint({ status: 'open' }), null],
  [complaint({ response: 'It is right now' }), null],
  [complaint({}), lost('response')],
])('adds the right remark to a response: %o', (answer, remark) => {
  expect(resolvedRemark(answer)).toBe(remark)
})

test.each([
  [undefined, devika, null],
  [sent('usr_devika'), devika, null],
  [sent('Devika Nair'), devika, null],
  [sent(null), devika, wentTo('all users')],
  [sent('usr_nilesh'), devika, wentTo('another user')],
  [sent(null), null, null],
  [sent(), null, null],
  [sent(), devika, null],
  [sent('usr_nilesh'), null, wentTo('only one user')],
])('adds the right remark to a notification: %o, meant for %o', (answer, meant, remark) => {
  expect(recipientRemark(answer, meant)).toBe(remark)
})

test.each([
  [null, { coupon: { usageLimit: 1 } }, 'The server set the usage limit to 1.'],
  [5, { coupon: { usageLimit: 0 } }, 'The server set no usage limit.'],
  [5, { coupon: { usageLimit: 5 } }, null],
  [null, { coupon: { usageLimit: 0 } }, null],
  [null, { coupon: { usageLimit: null } }, null],
  [5, { coupon: null }, null],
  [5, { success: true }, null],
  [5, undefined, null],
])('adds the right remark to a coupon with usage limit %s: %o', (usageLimit, answer, remark) => {
  expect(limitRemark({ code: 'PADWA', amount: 150, usageLimit }, answer)).toBe(remark)
})
