import { expect, test } from 'vitest'
import { figures } from './figures'

test('derives the rates and the average from the totals', () => {
  expect(figures({ userCount: 40, totalRevenue: 100_000, subCount: 50, activeSubs: 10 })).toEqual({
    conversionRate: 25,
    averageRevenue: 2500,
    activeRate: 20,
  })
})

test('returns NaN if a total is missing', () => {
  const unsaid = Number.NaN
  expect(figures({ userCount: 40, totalRevenue: unsaid, subCount: 50, activeSubs: 10 })).toEqual({
    conversionRate: 25,
    averageRevenue: unsaid,
    activeRate: 20,
  })
  expect(figures({ userCount: 0, totalRevenue: unsaid, subCount: unsaid, activeSubs: 0 })).toEqual({
    conversionRate: 0,
    averageRevenue: unsaid,
    activeRate: unsaid,
  })
})

test('returns 0 when there are no users', () => {
  expect(figures({ userCount: 0, totalRevenue: 0, subCount: 0, activeSubs: 0 })).toEqual({
    conversionRate: 0,
    averageRevenue: 0,
    activeRate: 0,
  })
})
