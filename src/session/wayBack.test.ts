import { personaOf } from '@mocks/seeds/personas'
import { expect, test } from 'vitest'
import type { User } from '@/contract'
import { afterLogin, leftBy, likelyAfterLogin, ownAddress } from './wayBack'

const person = (role: User['role'], _id: string = role): User => ({
  _id,
  role,
  name: 'Asha Kulkarni',
  email: personaOf('active').email,
  createdAt: '2026-01-01T00:00:00.000Z',
})
const user = person('user')
const admin = person('admin')

test.each([
  ['/dashboard/support?page=2#last', '/dashboard/support?page=2#last'],
  ['//evil.example/x', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['/team/..//evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['team', null],
  [null, null],
])('reads %j as %s', (next, own) => {
  expect(ownAddress(next)).toBe(own)
})

test.each([
  ['?next=%2Fadmin-dashboard%2Fcoupons', '/admin-dashboard/coupons'],
  ['?next=%2F%2Fevil.example', '/dashboard'],
  ['', '/dashboard'],
])('a login at /login%s leads to %s', (search, at) => {
  expect(likelyAfterLogin(new URLSearchParams(search))).toBe(at)
})

const people = { user, admin }

test.each<[who: 'user' | 'admin', left: string | null, next: string, at: string]>([
  ['user', null, '/payment/pro', '/payment/pro'],
  ['user', null, '/support-chat/cmp_1', '/support-chat/cmp_1'],
  ['user', null, '/admin-dashboard/approve', '/dashboard'],
  ['admin', null, '/admin-dashboard/approve?open=x', '/admin-dashboard/approve?open=x'],
  ['admin', null, '/team', '/team'],
  ['admin', null, '/dashboard', '/admin-dashboard'],
  ['admin', null, '/Dashboard/purchases/', '/admin-dashboard'],
  ['admin', null, '/%64ashboard/support', '/admin-dashboard'],
  ['admin', null, '/support-chat', '/admin-dashboard'],
  ['admin', null, '/support-chat/cmp_1', '/support-chat/cmp_1'],
  ['user', 'user', '/support-chat/cmp_1', '/support-chat/cmp_1'],
  ['user', 'another', '/support-chat/cmp_1', '/dashboard'],
  ['user', 'another', '/dashboard/purchases/sub_1', '/dashboard'],
  ['user', 'another', '/dashboard/purchases', '/dashboard/purchases'],
  ['user', 'another', '/%', '/%'],
])('a login as %s for a page left by %s (%s) leads to %s', (who, left, next, at) => {
  expect(afterLogin(people[who], { search: new URLSearchParams({ next }), state: leftBy(left) })).toBe(at)
})
