import { expect, test } from 'vitest'
import { token } from '@/platform/token'
import { signIn } from './session'

const user = { _id: 'u1', name: 'Devika', email: 'd@shore.example', role: 'user' as const, createdAt: '' }

test.each(['abc', 'Bearer abc', 'bearer  abc'])('stores the bare token of %j', (sent) => {
  signIn({ token: sent, user })
  expect(token.get()).toBe('abc')
})
