import { describe, expect, it } from 'vitest'
import type { Plan } from '@/contract'
import { plan as sample } from '@/testing/subscription'
import { costPerDay, featureLines, saving } from './planFacts'

const plan = (name: string, features: string[], more: Partial<Plan> = {}): Plan => ({
  ...sample,
  name,
  price: 1999,
  duration: 30,
  features,
  ...more,
})

describe('saving', () => {
  it('is the old price minus the price', () => {
    expect(saving(plan('Premium', [], { price: 4999, oldPrice: 5997 }))).toBe(998)
    expect(saving(plan('Cents', [], { price: 0.1, oldPrice: 0.3 }))).toBe(0.2)
  })

  it('is 0 if the old price is missing or lower', () => {
    expect(saving(plan('Starter', []))).toBe(0)
    expect(saving(plan('Starter', [], { oldPrice: null }))).toBe(0)
    expect(saving(plan('Starter', [], { oldPrice: 999 }))).toBe(0)
  })
})

it('rounds the cost per day to whole rupees', () => {
  expect(costPerDay(plan('Starter', []))).toBe(67)
  expect(costPerDay(plan('Forever', [], { duration: 0 }))).toBe(1999)
})

describe('featureLines', () => {
  const starter = plan('Starter', ['One-page site', 'Help through tickets'])
  const premium = plan('Premium', ['Up to 12 pages', 'help through tickets', 'UPI checkout'])
  const pro = plan('Pro', ['Everything in Premium, no page limit', 'Staging server'])

  it('lists every feature and expands "Everything in …"', () => {
    expect(featureLines([starter, premium, pro])).toEqual([
      { feature: 'One-page site', has: [true, false, false] },
      { feature: 'help through tickets', has: [true, true, true] },
      { feature: 'Up to 12 pages', has: [false, true, true] },
      { feature: 'UPI checkout', has: [false, true, true] },
      { feature: 'No page limit', has: [false, false, true] },
      { feature: 'Staging server', has: [false, false, true] },
    ])
  })

  it('expands "Everything in …" to the plan with the longest matching name', () => {
    const more = plan('Pro Max', ['App'])
    const most = plan('Most', ['Everything in Pro Max and a call'])
    expect(featureLines([starter, pro, more, most]).find(({ feature }) => feature === 'App')?.has).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(featureLines([more, most]).map(({ feature }) => feature)).toEqual(['App', 'A call'])
  })

  it('lists each feature once if two plans include each other', () => {
    const left = plan('Left', ['Everything in Right', 'A'])
    const right = plan('Right', ['Everything in Left', 'B'])
    expect(featureLines([left, right]).map(({ feature }) => feature)).toEqual(['B', 'A'])
  })
})
