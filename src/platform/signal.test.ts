import { expect, test, vi } from 'vitest'
import { resetForTests } from './reset'
import { events, signal } from './signal'

test('emits to subscribed listeners and returns whether there are any', () => {
  const { subscribe, emit } = events<string>()
  expect(emit('too early')).toBe(false)
  const listener = vi.fn<(event: string) => void>()
  const stop = subscribe(listener)
  expect(emit('once')).toBe(true)
  expect(emit('once')).toBe(true)
  stop()
  expect(emit('too late')).toBe(false)
  expect(listener.mock.calls).toEqual([['once'], ['once']])
})

test('holds and emits the last value until it is reset', () => {
  const count = signal(1)
  const listener = vi.fn<(value: number) => void>()
  count.subscribe(listener)
  count.set(2)
  count.set(2)
  count.announce()
  expect(count.get()).toBe(2)
  resetForTests()
  expect(count.get()).toBe(1)
  resetForTests()
  expect(listener.mock.calls).toEqual([[2], [1]])
})

test('stores its value in the given store', () => {
  const place = new Map([['here', 'stored']])
  const text = signal('', { read: () => place.get('here') ?? '', write: (next) => place.set('here', next) })
  expect(text.get()).toBe('stored')
  text.set('next')
  expect(place.get('here')).toBe('next')
})
