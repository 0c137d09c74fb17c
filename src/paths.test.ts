import { expect, test } from 'vitest'
import { paths, planSlug } from './paths'

test('builds a plan’s address from its name in lower case', () => {
  expect(planSlug('Pro Plus  Yearly')).toBe('proplusyearly')
  expect(planSlug('\u095Eोटो')).toBe(planSlug('\u092B\u093Cोटो'))
  expect(paths.payment('Starter')).toBe('/payment/starter')
  expect(paths.payment('50% off/now')).toBe('/payment/50%25off%2Fnow')
})

test('writes an address with or without its optional parts', () => {
  expect([paths.supportChat(), paths.supportChat('a/b')]).toEqual(['/support-chat', '/support-chat/a%2Fb'])
  expect(paths.acknowledgement('sub 1$&')).toBe('/dashboard/purchases/sub%201%24%26')
  expect([paths.admin(), paths.admin('home'), paths.admin('team')]).toEqual([
    '/admin-dashboard',
    '/admin-dashboard',
    '/admin-dashboard/team',
  ])
})
