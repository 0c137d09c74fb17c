import { describe, expect, it } from 'vitest'
import type { Plan, Subscription } from '@/contract'
import { planLabel, planOf } from './planOf'

const plan = (name: string): Plan => ({
  _id: name,
  name,
  price: 1,
  features: [],
  highlight: false,
  duration: 30,
})
const bought = (key: string): Subscription => ({
  _id: 's',
  plan: key as Subscription['plan'],
  uniqueId: 'SUB-1',
  status: 'active',
  createdAt: '2026-01-01T00:00:00Z',
})

describe('the plan that a subscription stands for', () => {
  it('is the one of that name before one that only leads to the same key', () => {
    const plans = [plan('Premium Shop'), plan('Premium')]
    expect(planOf(bought('premium'), plans)?.name).toBe('Premium')
    expect(planOf(bought('premium'), plans.slice(0, 1))?.name).toBe('Premium Shop')
  })
  it('is found for basic and for names that fit nothing, as the server does', () => {
    expect(planOf(bought('starter'), [plan('Pro'), plan('Basic Site')])?.name).toBe('Basic Site')
    expect(planOf(bought('starter'), [plan('Pro'), plan('Monsoon offer')])?.name).toBe('Monsoon offer')
  })
  it('is none when there is no such plan, no list and no subscription', () => {
    expect(planOf(bought('pro'), [plan('Premium')])).toBeNull()
    expect(planOf(bought('pro'), undefined)).toBeNull()
    expect(planOf(null, [plan('Pro')])).toBeNull()
  })
  it('has a label, also for a key that nobody knows', () => {
    expect(planLabel('pro')).toBe('Pro')
    expect(planLabel('enterprise')).toBe('enterprise')
  })
})
