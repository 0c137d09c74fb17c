import { expect, test } from 'vitest'
import type { Coupon } from '@/contract'
import { usageLimitOf } from './coupon'

test.each([
  [40, 38, 40],
  [null, 112, null],
  [undefined, 112, null],
  [0, 3, null],
  [0, 0, 0],
])('with a limit of %s and %i uses: %s', (usageLimit, usedCount, limit) => {
  expect(usageLimitOf({ usageLimit, usedCount } as Coupon)).toBe(limit)
})
