import { describe, expect, it } from 'vitest'
import type { Plan } from '@/contract'
import { findPlan } from './planLookup'

const plan = (name: string): Plan => ({
  _id: name,
  name,
  price: 1,
  duration: 1,
  features: [],
  highlight: false,
})

const plans = ['Pro Plus', 'Pro', 'Premium', 'Starter Pack'].map(plan)

describe('findPlan', () => {
  it.each([
    ['premium', 'Premium'],
    ['PREMIUM', 'Premium'],
    ['proplus', 'Pro Plus'],
    ['Pro Plus', 'Pro Plus'],
    ['pro', 'Pro'],
    ['starter', 'Starter Pack'],
    ['premiumplan', 'Premium'],
    ['proplusyearly', 'Pro Plus'],
  ])('reads %s as %s', (slug, name) => {
    expect(findPlan(plans, slug)?.name).toBe(name)
  })

  it.each(['gold', '', '  '])('finds no plan for "%s"', (slug) => {
    expect(findPlan(plans, slug)).toBeNull()
  })
})
