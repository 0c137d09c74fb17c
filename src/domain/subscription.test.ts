import { describe, expect, it } from 'vitest'
import type { Plan, Subscription } from '@/contract'
import {
  dashboardSubscription,
  endText,
  isWaiting,
  mainSubscription,
  waitingRequest,
  requestWithId,
  statusAt,
  subscriptionStatus,
  wasApproved,
} from './subscription'
import { at, NOW, plan, subscription, unlisted } from '@/testing/subscription'

describe('the subscription to show', () => {
  const expired = subscription({ _id: 'expired', status: 'expired', expiresAt: at(-3), createdAt: at(-1) })
  const rejected = subscription({ _id: 'rejected', status: 'rejected', createdAt: at(0) })
  const pending = subscription({ _id: 'pending', status: 'pending', expiresAt: null, createdAt: at(-2) })
  const active = subscription({ _id: 'active', createdAt: at(-30) })

  it('on the dashboard, is the first active or pending one', () => {
    expect(dashboardSubscription([expired, pending, active], NOW)?._id).toBe('pending')
    expect(dashboardSubscription([expired, active, pending], NOW)?._id).toBe('active')
  })
  it('on the dashboard, is the first one if none is active or pending', () => {
    expect(dashboardSubscription([expired, rejected], NOW)?._id).toBe('expired')
    expect(dashboardSubscription([], NOW)).toBeNull()
  })
  it('can also be one that is approved or seen', () => {
    const approved = subscription({ _id: 'approved', status: 'approved' })
    const seen = subscription({ _id: 'seen', status: 'seen', expiresAt: null })
    expect(dashboardSubscription([rejected, approved], NOW)?._id).toBe('approved')
    expect(dashboardSubscription([rejected, seen], NOW)?._id).toBe('seen')
  })
  it('is not an active one past its end', () => {
    const ended = subscription({ _id: 'ended', expiresAt: at(-1) })
    expect(dashboardSubscription([ended, pending], NOW)?._id).toBe('pending')
  })
  it('can be one past its end if a fresh response says it is active', () => {
    const said = { ...subscription({ _id: 'said', expiresAt: at(-1) }), saidActive: true as const }
    expect(dashboardSubscription([said, pending], NOW)?._id).toBe('said')
    expect(statusAt(said, NOW)).toMatchObject({ text: 'Active' })
  })
  it('on the subscription page, is the active one, or else the newest', () => {
    expect(mainSubscription([rejected, pending, active], NOW)?._id).toBe('active')
    expect(mainSubscription([expired, pending, rejected], NOW)?._id).toBe('rejected')
    expect(mainSubscription([], NOW)).toBeNull()
  })
})

describe('isWaiting', () => {
  it.each([
    [true, { status: 'pending' as const }],
    [true, { status: 'seen' as const }],
    [true, { status: 'expired' as const, renewalStatus: 'pending' as const }],
    [false, { status: 'expired' as const, renewalStatus: 'rejected' as const }],
    [false, { status: 'active' as const }],
  ])('%s: %o', (waits, over) => {
    expect(isWaiting(subscription(over))).toBe(waits)
  })
})

const request = (over: Partial<Subscription>) => subscription({ status: 'pending', expiresAt: null, ...over })

describe('waitingRequest', () => {
  const named = (name: string): Plan => ({ ...plan, name })
  const growth = named('Growth')
  const premium = named('Premium')
  const pro = named('Pro')
  const plans = [growth, named('Starter'), premium, pro]

  it('finds the pending request for this plan', () => {
    const waiting = request({})
    expect(waitingRequest([request({ status: 'expired' }), waiting], premium, plans)).toBe(waiting)
    expect(waitingRequest([request({ status: 'seen' })], premium, plans)).toBeDefined()
  })

  it('ignores other plans and statuses', () => {
    expect(waitingRequest([request({})], pro, plans)).toBeUndefined()
    expect(waitingRequest([request({ status: 'active' })], premium, plans)).toBeUndefined()
  })

  it('does not match a starter request to a plan with no key in its name', () => {
    expect(waitingRequest([request({ plan: 'starter' })], growth, plans)).toBeUndefined()
  })
})

describe('requestWithId', () => {
  it('finds the pending request with this ID', () => {
    const waiting = request({ transactionId: 'T2309A' })
    expect(requestWithId([request({}), waiting], 't2309 a', 'Premium')).toBe(waiting)
  })

  it('ignores other IDs and decided requests', () => {
    const others = [
      request({ transactionId: 'T2309B' }),
      request({ transactionId: 'T2309A', status: 'rejected' }),
    ]
    expect(requestWithId(others, 'T2309A', 'Premium')).toBeUndefined()
  })
})

describe('status label', () => {
  it.each(['pending', 'seen'])('is “Pending” for %s', (status) => {
    expect(subscriptionStatus(status)).toEqual({ text: 'Pending', urgency: 'waiting' })
  })
})

describe('wasApproved', () => {
  it.each([
    [true, { status: 'active' as const }],
    [true, { status: 'approved' as const, expiresAt: null }],
    [true, { status: 'expired' as const, expiresAt: null }],
    [false, { status: 'pending' as const }],
    [false, { status: 'seen' as const }],
    [false, { status: 'rejected' as const }],
    [true, { status: unlisted('on-hold') }],
    [false, { status: unlisted('on-hold'), expiresAt: null }],
  ])('%s: %o', (approved, over) => {
    expect(wasApproved(subscription(over))).toBe(approved)
  })
})

describe('end of a term', () => {
  it.each([
    ['2027', 'for a term', {}],
    ['2027', 'for an ended term', { status: 'expired' as const }],
    ['Not started', 'for a request, even with an end date', { status: 'pending' as const }],
    ['None', 'for a rejected request', { status: 'rejected' as const }],
    ['None', 'for a term without an end date', { expiresAt: null }],
  ])('is %s %s', (text, _whose, over) => {
    expect(
      endText(subscription({ expiresAt: '2027-01-01T10:00:00+05:30', ...over }), (end) => end.slice(0, 4)),
    ).toBe(text)
  })
})
