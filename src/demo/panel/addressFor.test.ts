import { expect, test } from 'vitest'
import type { User } from '@/contract'
import { addressFor } from './addressFor'

const client: User = { _id: 'usr_devika', name: 'Devika', email: 'd@x.example', role: 'user', createdAt: '' }
const admin: User = { ...client, _id: 'usr_rohan', role: 'admin' }

test.each([
  ['a client', client, '/plans?sort=price', '/plans?sort=price'],
  ['a client', client, '/login?next=%2Fdashboard%2Fsupport', '/dashboard/support'],
  ['a client', client, '/login', '/dashboard'],
  ['the admin', admin, '/dashboard', '/admin-dashboard'],
  ['the admin', admin, '/payment/premium', '/admin-dashboard'],
  ['a client', client, '/payment/premium', '/payment/premium'],
  ['a visitor', null, '/about', '/about'],
  ['a visitor', null, '/dashboard/support', '/'],
  ['a visitor', null, '/admin-dashboard', '/'],
  ['a visitor', null, '/support-chat/cmp_devika_photos', '/'],
])('finds an allowed address for %s', (_, user, from, to) => {
  const [pathname = '', search = ''] = from.split(/(?=\?)/)
  expect(addressFor(user, null, { pathname, search })).toBe(to)
})

test('does not open another client’s chat', () => {
  const chat = { pathname: '/support-chat/cmp_devika_photos', search: '' }
  expect(addressFor(client, 'usr_nilesh', chat)).toBe('/dashboard')
  expect(addressFor(client, 'usr_devika', chat)).toBe(chat.pathname)
})
