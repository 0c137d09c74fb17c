import { describe, expect, it } from 'vitest'
import type { Plan, Subscription } from '@/contract'
import { DAY } from '@/lib/dates'
import {
  dashboardSubscription,
  endedSubscriptions,
  isOver,
  isWaiting,
  mainSubscription,
  pendingRequest,
  renewalStatus,
  requestWithId,
  stateOf,
  subscriptionStatus,
  termOf,
  wasApproved,
} from './subscription'

const NOW = Date.parse('2026-11-21T09:00:00+05:30')
const at = (days: number) => new Date(NOW + days * DAY).toISOString()

const subscription = (over: Partial<Subscription> = {}): Subscription => ({
  _id: 's1',
  plan: 'premium',
  uniqueId: 'SUB-7K3Q9D',
  status: 'active',
  createdAt: at(-67),
  expiresAt: at(23),
  ...over,
})

/** A status that the contract does not list, as an open-minded reader lets it through. */
const unlisted = (status: string) => status as Subscription['status']

const plan: Plan = {
  _id: 'p1',
  name: 'Premium',
  price: 4499,
  features: [],
  highlight: true,
  duration: 90,
}

const kindOf = (over: Partial<Subscription>) => stateOf(subscription(over), plan, NOW).kind

describe('which subscription to show', () => {
  const expired = subscription({ _id: 'expired', status: 'expired', expiresAt: at(-3), createdAt: at(-1) })
  const rejected = subscription({ _id: 'rejected', status: 'rejected', createdAt: at(0) })
  const pending = subscription({ _id: 'pending', status: 'pending', expiresAt: null, createdAt: at(-2) })
  const active = subscription({ _id: 'active', createdAt: at(-30) })

  it('is on the dashboard the first active or pending one', () => {
    expect(dashboardSubscription([expired, pending, active], NOW)?._id).toBe('pending')
    expect(dashboardSubscription([expired, active, pending], NOW)?._id).toBe('active')
  })
  it('is on the dashboard else the first', () => {
    expect(dashboardSubscription([expired, rejected], NOW)?._id).toBe('expired')
    expect(dashboardSubscription([], NOW)).toBeNull()
  })
  it('counts approved and seen like active and pending', () => {
    const approved = subscription({ _id: 'approved', status: 'approved' })
    const seen = subscription({ _id: 'seen', status: 'seen', expiresAt: null })
    expect(dashboardSubscription([rejected, approved], NOW)?._id).toBe('approved')
    expect(dashboardSubscription([rejected, seen], NOW)?._id).toBe('seen')
  })
  it('does not take an active one past its end for active', () => {
    const ended = subscription({ _id: 'ended', expiresAt: at(-1) })
    expect(dashboardSubscription([ended, pending], NOW)?._id).toBe('pending')
  })
  it('is on the subscription page the active one, else the newest', () => {
    expect(mainSubscription([rejected, pending, active], NOW)?._id).toBe('active')
    expect(mainSubscription([expired, pending, rejected], NOW)?._id).toBe('rejected')
    expect(mainSubscription([], NOW)).toBeNull()
  })
  it('is for a renewal every one that has ended, the latest end first, whatever was asked for since', () => {
    const pro = subscription({ _id: 'pro', plan: 'pro', expiresAt: at(-1) })
    const starter = subscription({ _id: 'starter', plan: 'starter', status: 'expired', expiresAt: at(-9) })
    const ids = endedSubscriptions([rejected, starter, pending, expired, pro], NOW).map(({ _id }) => _id)
    expect(ids).toEqual(['pro', 'expired', 'starter'])
  })
  it('is for a renewal the last term of a plan, and none while that plan runs again', () => {
    const earlier = subscription({ _id: 'earlier', status: 'expired', expiresAt: at(-40) })
    expect(endedSubscriptions([earlier, expired], NOW)).toEqual([expired])
    expect(endedSubscriptions([active, expired, earlier], NOW)).toEqual([])
  })
})

describe('the state of a subscription', () => {
  it.each([
    ['active', {}],
    ['active', { status: 'approved' as const }],
    ['expiring', { expiresAt: at(2) }],
    ['expiring', { expiresAt: at(0.1) }],
    ['active', { expiresAt: at(2.01) }],
    ['pending', { status: 'pending' as const, expiresAt: null }],
    ['pending', { status: 'seen' as const, expiresAt: null }],
    ['expired', { status: 'expired' as const, expiresAt: at(-1) }],
    ['expired', { expiresAt: at(-1) }],
    ['expired', { status: 'approved' as const, expiresAt: at(-1) }],
    ['renewal-pending', { status: 'expired' as const, renewalStatus: 'pending' as const }],
    ['renewal-rejected', { status: 'expired' as const, renewalStatus: 'rejected' as const }],
    ['rejected', { status: 'rejected' as const, expiresAt: null }],
    ['other', { status: 'approved' as const, expiresAt: null }],
    ['other', { status: unlisted('on-hold'), expiresAt: null }],
    ['other', { status: unlisted('on-hold') }],
  ])('is %s for %o', (kind, over) => {
    expect(kindOf(over)).toBe(kind)
  })
  it('carries the reason of a rejection and of a rejected renewal', () => {
    const rejected = stateOf(
      subscription({ status: 'rejected', rejectionReason: 'No such payment' }),
      null,
      NOW,
    )
    expect(rejected).toMatchObject({ kind: 'rejected', reason: 'No such payment' })
    const renewal = stateOf(
      subscription({ status: 'expired', renewalStatus: 'rejected', renewalRejectionReason: 'Plan ended' }),
      null,
      NOW,
    )
    expect(renewal).toMatchObject({ kind: 'renewal-rejected', reason: 'Plan ended' })
  })
  it('says when a plan is over', () => {
    const kinds = ['expired', 'renewal-pending', 'renewal-rejected', 'active'] as const
    const states = kinds.map(
      (kind) => ({ kind, subscription: subscription() }) as Parameters<typeof isOver>[0],
    )
    expect(states.map(isOver)).toEqual([true, true, true, false])
  })
})

describe('what waits for an admin', () => {
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

describe('the term', () => {
  it('runs for the plan’s duration up to the end', () => {
    expect(termOf(subscription(), plan, NOW)).toEqual({
      startsAt: at(-67),
      endsAt: at(23),
      days: 90,
      daysLeft: 23,
      daysUsed: 67,
    })
  })
  it('rounds the days left up', () => {
    expect(termOf(subscription({ expiresAt: at(22.01) }), plan, NOW)).toMatchObject({ daysLeft: 23 })
  })
  it('counts a renewed term from its own start, not from the first request', () => {
    expect(termOf(subscription({ createdAt: at(-400), expiresAt: at(80) }), plan, NOW)).toMatchObject({
      startsAt: at(-10),
      days: 90,
      daysUsed: 10,
    })
  })
  it('never starts before the request', () => {
    expect(termOf(subscription({ createdAt: at(-5), expiresAt: at(5) }), plan, NOW)).toMatchObject({
      startsAt: at(-5),
      days: 10,
    })
  })
  it('starts with the request when the plan is not on offer any more', () => {
    expect(termOf(subscription(), null, NOW)).toMatchObject({ startsAt: at(-67), days: 90 })
  })
  it('is none before the approval', () => {
    expect(termOf(subscription({ expiresAt: null }), plan, NOW)).toBeNull()
  })
})

const request = (over: Partial<Subscription>) => subscription({ status: 'pending', expiresAt: null, ...over })

describe('pendingRequest', () => {
  const named = (name: string): Plan => ({ ...plan, name })
  const growth = named('Growth')
  const premium = named('Premium')
  const pro = named('Pro')
  const plans = [growth, named('Starter'), premium, pro]

  it('finds the request that waits for this plan', () => {
    const waiting = request({})
    expect(pendingRequest([request({ status: 'expired' }), waiting], premium, plans)).toBe(waiting)
    expect(pendingRequest([request({ status: 'seen' })], premium, plans)).toBeDefined()
  })

  it('ignores other plans and other states', () => {
    expect(pendingRequest([request({})], pro, plans)).toBeUndefined()
    expect(pendingRequest([request({ status: 'active' })], premium, plans)).toBeUndefined()
  })

  it('does not take a starter request for a plan that only falls under the same key', () => {
    expect(pendingRequest([request({ plan: 'starter' })], growth, plans)).toBeUndefined()
  })
})

describe('requestWithId', () => {
  it.each(['t2309 a', 'T\u200b2309A', 'Ｔ２３０９Ａ'])('finds the waiting request of %j', (typed) => {
    const waiting = request({ transactionId: 'T2309A' })
    expect(requestWithId([request({}), waiting], typed)).toBe(waiting)
  })

  it('ignores other ids and what waits no more', () => {
    expect(requestWithId([request({ transactionId: 'T2309B' })], 'T2309A')).toBeUndefined()
    expect(
      requestWithId([request({ transactionId: 'T2309A', status: 'rejected' })], 'T2309A'),
    ).toBeUndefined()
  })
})

describe('the words of a status', () => {
  it.each(['pending', 'seen'])('are the same for %s, for a client and an admin', (status) => {
    expect(subscriptionStatus(status)).toEqual({ text: 'Pending', urgency: 'waiting' })
  })
  it('are those of the server where nobody knows the status', () => {
    expect(subscriptionStatus('on-hold')).toEqual({ text: 'on-hold', urgency: 'unknown' })
    expect(renewalStatus('none')).toEqual({ text: 'none', urgency: 'unknown' })
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
