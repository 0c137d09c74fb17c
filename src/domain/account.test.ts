import { expect, test } from 'vitest'
import { clientName, roleText, userName } from './account'

test.each([
  [{ _id: 'u1', name: 'Devika', email: 'd@x.example' }, 'Devika'],
  [{ _id: 'u1', name: '', email: 'd@x.example' }, 'd@x.example'],
  [{ _id: 'u1', name: '', email: '' }, 'u1'],
  [null, 'Deleted user'],
])('names the client of %o: %s', (user, name) => {
  expect(clientName({ user })).toBe(name)
})

test('shows a missing name as User', () => {
  expect([userName(null), userName({ name: ' ' }), userName({ name: 'Asha' })]).toEqual([
    'User',
    'User',
    'Asha',
  ])
  expect(roleText('admin')).toBe('Admin')
})
