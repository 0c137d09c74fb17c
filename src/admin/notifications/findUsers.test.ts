import { expect, test } from 'vitest'
import type { User } from '@/contract'
import { findUsers } from './findUsers'

const user = (name: string): User => ({
  _id: name,
  name,
  email: `${name.toLowerCase()}@shop.example`,
  role: 'user',
  createdAt: '2026-01-01T00:00:00Z',
})
const users = ['Asha', 'Bhavna', 'Chitra', 'Devika', 'Esha', 'Farhan', 'Joel D’Mello'].map(user)

test('shows the first five users and counts all', () => {
  const { shown, total } = findUsers(users, '')
  expect(shown).toHaveLength(5)
  expect(total).toBe(7)
})

test.each([
  [' ASHA ', ['Asha']],
  ['devika@', ['Devika']],
  ["d'mello", ['Joel D’Mello']],
  ['mello  joel', ['Joel D’Mello']],
  ['farhan@shop far', ['Farhan']],
  ['no such user', []],
])('finds %s by the words of name and email, ignoring case', (search, names) => {
  expect(findUsers(users, search).shown.map(({ name }) => name)).toEqual(names)
})
