import { expect, test, vi } from 'vitest'
import { token } from '@/platform/token'
import { once } from './once'

const file = (text: string) => new File([text], 'photo.png', { lastModified: 1 })

test('shares a running call, but not one that has ended', async () => {
  const run = vi.fn(() => Promise.resolve({}))
  const [first, second] = await Promise.all([once('save', { a: 1 }, run), once('save', { a: 1 }, run)])
  expect(second).toBe(first)
  expect(await once('save', { a: 1 }, run)).not.toBe(first)
  expect(run).toHaveBeenCalledTimes(2)
})

test('shares a failure too, but not with a later retry', async () => {
  const run = vi.fn(() => Promise.reject(new Error('refused')))
  const both = await Promise.allSettled([once('save', 1, run), once('save', 1, run)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(once('save', 1, run)).rejects.toThrow('refused')
  expect(run).toHaveBeenCalledTimes(2)
})

test('does not share calls that differ in name, input, file or session', async () => {
  const run = vi.fn(() => Promise.resolve())
  const mine = [once('save', { a: 1 }, run), once('save', { a: 2 }, run), once('delete', { a: 1 }, run)]
  const files = [once('save', { photo: file('a') }, run), once('save', { photo: file('another') }, run)]
  token.set('of the next session')
  const next = once('save', { a: 1 }, run)
  token.set(null)
  await Promise.all([...mine, ...files, next])
  expect(run).toHaveBeenCalledTimes(6)
})
