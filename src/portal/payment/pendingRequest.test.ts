import { describe, expect, it } from 'vitest'
import type { Plan, Subscription } from '@/contract'
import { pendingRequest, requestWithId } from './pendingRequest'

const subscription = (more: Partial<Subscription>): Subscription => ({
  _id: 's',
  plan: 'premium',
  uniqueId: 'SUB-7K3Q9D',
  status: 'pending',
  createdAt: '2026-09-15T10:00:00+05:30',
  ...more,
})
const plan = (name: string): Plan => ({
  _id: name,
  name,
  price: 1,
  duration: 1,
  features: [],
  highlight: false,
})

const growth = plan('Growth')
const premium = plan('Premium')
const pro = plan('Pro')
const plans = [growth, plan('Starter'), premium, pro]

describe('pendingRequest', () => {
  it('finds the request that waits for this plan', () => {
    const waiting = subscription({})
    expect(pendingRequest([subscription({ status: 'expired' }), waiting], premium, plans)).toBe(waiting)
    expect(pendingRequest([subscription({ status: 'seen' })], premium, plans)).not.toBeNull()
  })

  it('ignores other plans and other states', () => {
    expect(pendingRequest([subscription({})], pro, plans)).toBeNull()
    expect(pendingRequest([subscription({ status: 'active' })], premium, plans)).toBeNull()
  })

  it('does not take a starter request for a plan that only falls under the same key', () => {
    expect(pendingRequest([subscription({ plan: 'starter' })], growth, plans)).toBeNull()
  })
})

describe('requestWithId', () => {
  it.each(['t2309 a', 'T\u200b2309A', 'Ｔ２３０９Ａ'])('finds the waiting request of %j', (typed) => {
    const waiting = subscription({ transactionId: 'T2309A' })
    expect(requestWithId([subscription({}), waiting], typed)).toBe(waiting)
  })

  it('ignores other ids and what waits no more', () => {
    expect(requestWithId([subscription({ transactionId: 'T2309B' })], 'T2309A')).toBeNull()
    expect(
      requestWithId([subscription({ transactionId: 'T2309A', status: 'rejected' })], 'T2309A'),
    ).toBeNull()
  })
})
