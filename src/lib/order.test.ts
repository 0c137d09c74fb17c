import { expect, test } from 'vitest'
import { newestFirst, oldestFirst } from './order'

const rows = [
  { id: 'b', createdAt: '2026-11-20T17:00:00+05:30' },
  { id: 'c', createdAt: '2026-11-20T12:00:00Z' },
  { id: 'a', createdAt: '2026-11-20T11:00:00Z' },
]
const ids = (sorted: typeof rows) => sorted.map(({ id }) => id).join('')

test('sorts by time, whatever offset the dates carry, and leaves the list as it was', () => {
  expect(oldestFirst(rows)).not.toBe(rows)
  expect([ids(oldestFirst(rows)), ids(newestFirst(rows)), ids(rows)]).toEqual(['abc', 'cba', 'bca'])
})
