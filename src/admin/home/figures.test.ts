import { expect, test } from 'vitest'
import { figures } from './figures'

test.each([
  ['are derived from the totals', [40, 100_000, 50, 10], [25, 2500, 20]],
  ['are NaN if a total is missing', [40, Number.NaN, 50, 10], [25, Number.NaN, 20]],
  ['are 0 without users, NaN without totals', [0, Number.NaN, Number.NaN, 0], [0, Number.NaN, Number.NaN]],
  ['are 0 when there is nothing', [0, 0, 0, 0], [0, 0, 0]],
])(
  'rates and average: %s',
  (_, [userCount = 0, totalRevenue = 0, subCount = 0, activeSubs = 0], expected) => {
    const { conversionRate, averageRevenue, activeRate } = figures({
      userCount,
      totalRevenue,
      subCount,
      activeSubs,
    })
    expect([conversionRate, averageRevenue, activeRate]).toEqual(expected)
  },
)
