import { expect, test } from 'vitest'
import type { User } from '@/contract'
import { token } from '@/platform/token'
import { ownerOf } from './owner'

const person: User = { _id: '', name: 'Asha', email: '', role: 'user', createdAt: '' }

function ownerWith(bearer: string, user: Partial<User> = {}) {
  token.set(bearer)
  return ownerOf({ ...person, ...user })
}

test('uses the id, else the email', () => {
  expect(ownerWith('header.payload.signature-1', { _id: 'u1', email: 'a@farm.example' })).toBe('u1')
  expect(ownerWith('header.payload.signature-1', { email: 'a@farm.example' })).toBe('a@farm.example')
})

test('separates users of the same name who have neither id nor email', () => {
  const first = ownerWith('header.payload.signature-1')
  expect(ownerWith('header.payload.signature-2')).not.toBe(first)
  expect(ownerWith('header.payload.signature-1')).toBe(first)
})

test('never contains the whole token', () => {
  expect(ownerWith('header.payload.signature-1')).not.toContain('header')
})
