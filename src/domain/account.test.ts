import { expect, test } from 'vitest'
import { clientName, roleText, userName } from './account'

test.each([
  [{ _id: 'u1', name: 'Devika', email: 'd@x.example' }, 'Devika'],
  [{ _id: 'u1', name: '', email: 'd@x.example' }, 'd@x.example'],
  [{ _id: 'u1', name: '', email: '' }, 'u1'],
  [null, 'Deleted user'],
])('the client of %o is %s', (user, name) => {
  expect(clientName({ user })).toBe(name)
})

test('whoever has no name is a user, and an unknown role is shown as it came', () => {
  expect([userName(null), userName({ name: ' ' }), userName({ name: 'Asha' })]).toEqual([
    'User',
    'User',
    'Asha',
  ])
  expect(['admin', 'owner'].map(roleText)).toEqual(['Admin', 'owner'])
})
