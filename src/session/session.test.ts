import { expect, test } from 'vitest'
import { draftStore } from '@/platform/drafts'
import { token } from '@/platform/token'
import { storedDrafts } from '@/testing/drafts'
import { ownerOf } from './owner'
import { signIn } from './session'

const user = { _id: 'u1', name: 'Devika', email: 'd@shore.example', role: 'user' as const, createdAt: '' }

test.each(['abc', 'Bearer abc', 'bearer  abc'])('stores the bare token from %j', (sent) => {
  signIn({ token: sent, user })
  expect(token.get()).toBe('abc')
})

test('deletes a session’s drafts at its end, but keeps a known user’s', () => {
  const notes = draftStore('note', String)
  token.set('header.payload.signature-1')
  notes.write(ownerOf({ ...user, _id: '', email: '' }), 'of the session')
  notes.write(ownerOf(user), 'of Devika')
  token.set(null)
  expect(storedDrafts().map(([, text]) => text)).toEqual(['"of Devika"'])
})
