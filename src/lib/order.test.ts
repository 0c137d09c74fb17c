import { expect, test } from 'vitest'
import { newestFirst, oldestFirst } from './order'

const rows = [
  { id: 'b', createdAt: '2026-11-20T17:00:00+05:30' },
  { id: 'c', createdAt: '2026-11-20T12:00:00Z' },
  { id: 'a', createdAt: '2026-11-20T11:00:00Z' },
]
const ids = (sorted: typeof rows) => sorted.map(({ id }) => id).join('')

test('sorts a row without a date as the oldest', () => {
  const undated = { id: '?', createdAt: '' }
  for (const place of [0, 1, 2, 3]) {
    const sent = rows.toSpliced(place, 0, undated)
    expect([ids(newestFirst(sent)), ids(oldestFirst(sent))]).toEqual(['cba?', '?abc'])
  }
})

test('sorts by time whatever the offset, and copies the list', () => {
  expect(oldestFirst(rows)).not.toBe(rows)
  expect([ids(oldestFirst(rows)), ids(newestFirst(rows)), ids(rows)]).toEqual(['abc', 'cba', 'bca'])
})
