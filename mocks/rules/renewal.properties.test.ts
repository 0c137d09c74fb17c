import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, daysLeft } from '@/lib/dates'
import { stateOf, termOf } from '@/domain/term'
import { holds } from '@/testing/properties'
import type { SubscriptionRow } from '@mocks/store/rows'
import { approve, reject, undecided } from './approval'
import { expire, isOverdue } from './expiry'
import { approveRenewal, rejectRenewal, requestRenewal } from './renewal'

const START = Date.UTC(2026, 0)
const requested: SubscriptionRow = {
  _id: 's',
  userId: 'u',
  planId: 'p',
  plan: 'pro',
  uniqueId: 'SUB-2',
  transactionId: 'T',
  paymentMethod: 'upi',
  createdAt: new Date(START).toISOString(),
  ...undecided,
}
const plan = (duration: number) => ({
  _id: 'p',
  name: 'Pro',
  price: 1,
  features: [],
  highlight: false,
  duration,
})

const step = fc.record({
  does: fc.constantFrom('approve', 'reject', 'request', 'approveRenewal', 'rejectRenewal', 'wait'),
  ms: fc.oneof(fc.integer({ min: 0, max: 3 * DAY }), fc.constant(DAY)),
})
// long histories too: by default, most have a few steps
const history = fc.array(step, { maxLength: 30, size: 'max' })
type Does = 'approve' | 'reject' | 'request' | 'approveRenewal' | 'rejectRenewal' | 'wait'

/** The allowed steps (SPEC section 4). */
const mayBe = (row: SubscriptionRow): Record<Does, boolean> => ({
  approve: row.status === 'pending',
  reject: row.status === 'pending',
  request: row.status === 'expired' && row.renewalStatus !== 'pending',
  approveRenewal: row.renewalStatus === 'pending',
  rejectRenewal: row.renewalStatus === 'pending',
  wait: true,
})

function done(row: SubscriptionRow, does: Does, days: number, now: number): SubscriptionRow {
  switch (does) {
    case 'approve':
      return approve(row, days, now)
    case 'reject':
      return reject(row, ' No such payment. ')
    case 'request':
      return requestRenewal(row, now)
    case 'approveRenewal':
      return approveRenewal(row, days, now)
    case 'rejectRenewal':
      return rejectRenewal(row, ' No. ')
    case 'wait':
      return row
  }
}

test('allows only what the specification allows, in any order', () => {
  holds(
    fc.property(history, fc.integer({ min: 1, max: 5 }), (steps, days) => {
      let [row, now] = [requested, START]
      for (const { does, ms } of steps) {
        now += does === 'wait' ? ms : 0
        if (isOverdue(row, now)) row = expire(row)
        if (!mayBe(row)[does]) {
          expect(() => done(row, does, days, now)).toThrow(/pending|expired/)
          continue
        }
        row = done(row, does, days, now)
        if (does === 'approve' || does === 'approveRenewal') {
          expect(Date.parse(row.expiresAt ?? '')).toBe(now + days * DAY)
          expect(daysLeft(row.expiresAt ?? '', now)).toBe(days)
        }
        const hasRun = row.status === 'active' || row.status === 'expired'
        expect([row.approvedAt, row.expiresAt].map((time) => time !== null)).toEqual([hasRun, hasRun])
        expect(row.rejectionReason !== null).toBe(row.status === 'rejected')
        expect(row.renewalRejectionReason !== null).toBe(row.renewalStatus === 'rejected')
        const { kind } = stateOf(row, plan(days), now)
        expect(kind === 'active' || kind === 'expiring').toBe(row.status === 'active')
        expect(kind === 'renewal-pending').toBe(row.renewalStatus === 'pending')
        expect(kind === 'rejected').toBe(row.status === 'rejected')
        const term = row.status === 'active' ? termOf(row, plan(days), now) : null
        if (!term?.span) continue
        expect(term.span.daysUsed + term.daysLeft).toBe(term.span.days)
        expect([term.span.days, term.span.daysUsed >= 0]).toEqual([days, true])
      }
    }),
    300,
  )
})
