// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { token, watchOtherTabs } from './token'

test('reads what another tab stores, and notifies on the storage event', () => {
  watchOtherTabs()
  const listener = vi.fn<(value: string | null) => void>()
  const stop = token.subscribe(listener)
  token.set('mine')
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
  localStorage.setItem('token', 'of another tab')
  expect(token.get()).toBe('of another tab')
  expect(listener.mock.calls).toEqual([['mine']])
  dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(listener.mock.calls).toEqual([['mine'], ['of another tab'], [null]])
  stop()
})

test('rereads the token when the user returns to the page', () => {
  watchOtherTabs()
  token.set('mine')
  const listener = vi.fn<(value: string | null) => void>()
  const stop = token.subscribe(listener)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(listener).not.toHaveBeenCalled()
  localStorage.removeItem('token')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(listener.mock.calls).toEqual([[null]])
  stop()
})
