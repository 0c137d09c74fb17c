import { expect, test } from 'vitest'
import { productAddress } from './productAddress'

test.each([
  '/',
  '/plans',
  '/dashboard/support',
  '/payment/premium',
  '/support-chat/cmp_1',
  '/admin-dashboard',
  '/admin-dashboard/users?search=a&page=2#top',
])('accepts the product address %s', (address) => {
  expect(productAddress(address)).toBe(address)
})

test.each([
  null,
  '',
  'dashboard',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/dashboard',
  '//evil.example/dashboard',
  '/\\evil.example/dashboard',
  '/\t/evil.example/dashboard',
  '\\/evil.example',
  ' /dashboard',
  '/demo/side-by-side',
  '/no-such-page',
  '/assets/index.js',
  '/dashboard/../demo/errors',
  `/admin-dashboard?search=${'a'.repeat(2000)}`,
])('rejects %s', (address) => {
  expect(productAddress(address)).toBeNull()
})

test('resolves a path with “..”', () => {
  expect(productAddress('/dashboard/../plans')).toBe('/plans')
})
