import { expect, test } from 'vitest'
import { paths, planSlug, safeReturnPath } from './paths'

test('a plan’s address is its name lowercased without spaces', () => {
  expect(planSlug('Pro Plus  Yearly')).toBe('proplusyearly')
  expect(paths.payment('Starter')).toBe('/payment/starter')
  expect(paths.payment('50% off/now')).toBe('/payment/50%25off%2Fnow')
})

test.each([
  ['/dashboard/support?page=2', '/dashboard/support?page=2'],
  ['//evil.example/x', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  [null, null],
])('%s leads back to %s', (path, safe) => {
  expect(safeReturnPath(path)).toBe(safe)
})
