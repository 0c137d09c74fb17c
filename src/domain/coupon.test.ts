import { expect, test } from 'vitest'
import type { Coupon } from '@/contract'
import { usageLimitOf } from './coupon'

test.each([
  [40, 38, 40],
  [null, 112, null],
  [undefined, 112, null],
  [0, 3, null],
  [0, 0, 0],
])('a limit of %s after %i uses is %s', (usageLimit, usedCount, limit) => {
  expect(usageLimitOf({ usageLimit, usedCount } as Coupon)).toBe(limit)
})
