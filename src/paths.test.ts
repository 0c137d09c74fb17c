import { expect, test } from 'vitest'
import { paths, planSlug } from './paths'

test('a plan’s address is its name lowercased without spaces', () => {
  expect(planSlug('Pro Plus  Yearly')).toBe('proplusyearly')
  expect(paths.payment('Starter')).toBe('/payment/starter')
  expect(paths.payment('50% off/now')).toBe('/payment/50%25off%2Fnow')
})
