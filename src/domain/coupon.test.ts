import { expect, test } from 'vitest'
import { usageLimitOf } from './coupon'

test.each([
  [40, 40],
  [null, null],
  [undefined, null],
  [0, null],
])('reads a usage limit of %s as %s', (usageLimit, limit) => {
  expect(usageLimitOf({ usageLimit })).toBe(limit)
})
