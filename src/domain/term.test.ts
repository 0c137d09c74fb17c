import { describe, expect, it } from 'vitest'
import type { Subscription } from '@/contract'
import { endedSubscriptions, isOver, stateOf, termOf } from './term'
import { at, NOW, plan, subscription, unlisted } from '@/testing/subscription'

const kindOf = (over: Partial<Subscription>) => stateOf(subscription(over), plan, NOW).kind

describe('subscription state', () => {
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
  it('includes the reason for a rejection and for a rejected renewal', () => {
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
  it('is over for every kind of ended term', () => {
    const kinds = ['expired', 'renewal-pending', 'renewal-rejected', 'active'] as const
    const states = kinds.map(
      (kind) => ({ kind, subscription: subscription() }) as Parameters<typeof isOver>[0],
    )
    expect(states.map(isOver)).toEqual([true, true, true, false])
  })
})

describe('renewable terms', () => {
  const expired = subscription({ _id: 'expired', status: 'expired', expiresAt: at(-3), createdAt: at(-1) })
  const rejected = subscription({ _id: 'rejected', status: 'rejected', createdAt: at(0) })
  const pending = subscription({ _id: 'pending', status: 'pending', expiresAt: null, createdAt: at(-2) })
  const active = subscription({ _id: 'active', createdAt: at(-30) })

  it('include the ended term of every plan, latest end first', () => {
    const pro = subscription({ _id: 'pro', plan: 'pro', expiresAt: at(-1) })
    const starter = subscription({ _id: 'starter', plan: 'starter', status: 'expired', expiresAt: at(-9) })
    const ids = endedSubscriptions([rejected, starter, expired, pro], NOW).map(({ _id }) => _id)
    expect(ids).toEqual(['pro', 'expired', 'starter'])
  })
  it('are sorted even if one has neither a start nor an end', () => {
    const ended = (of: Subscription['plan'], expiresAt: string) =>
      subscription({ plan: of, status: 'expired', expiresAt, createdAt: '' })
    const rows = [ended('starter', at(-60)), ended('premium', ''), ended('pro', at(-30))]
    expect(endedSubscriptions(rows, NOW).map((row) => row.plan)).toEqual(['pro', 'starter', 'premium'])
  })
  it('include only a plan’s last term, and none while the plan is active', () => {
    const earlier = subscription({ _id: 'earlier', status: 'expired', expiresAt: at(-40) })
    expect(endedSubscriptions([earlier, expired], NOW)).toEqual([expired])
    expect(endedSubscriptions([active, expired, earlier], NOW)).toEqual([])
  })
  it('include none of a plan with a new request pending', () => {
    expect(endedSubscriptions([pending, expired], NOW)).toEqual([])
  })
})

describe('term', () => {
  it('runs for the plan’s duration, up to its end date', () => {
    expect(termOf(subscription(), plan, NOW)).toEqual({
      endsAt: at(23),
      daysLeft: 23,
      span: { startsAt: at(-67), days: 90, daysUsed: 67 },
    })
  })
  it('after a renewal, does not start with the first request', () => {
    expect(termOf(subscription({ createdAt: at(-400), expiresAt: at(80) }), plan, NOW)).toMatchObject({
      span: { startsAt: at(-10), days: 90, daysUsed: 10 },
    })
  })
  it('never starts before the request', () => {
    expect(termOf(subscription({ createdAt: at(-5), expiresAt: at(5) }), plan, NOW)).toMatchObject({
      span: { startsAt: at(-5), days: 10 },
    })
  })
  it.each([null, { ...plan, duration: 10 }])(
    'has an unknown start for %o, gone or shorter since',
    (today) => {
      expect(termOf(subscription(), today, NOW)).toEqual({ endsAt: at(23), daysLeft: 23, span: null })
    },
  )
  it('is null before approval', () => {
    expect(termOf(subscription({ expiresAt: null }), plan, NOW)).toBeNull()
  })
})
