import { describe, expect, it } from 'vitest'
import { plan } from '@/testing/subscription'
import { findPlan } from './planLookup'

const named = (name: string) => ({ ...plan, name })

const plans = ['Pro Plus', 'Pro', 'Premium', 'Starter Pack'].map(named)

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
