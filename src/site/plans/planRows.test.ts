import { describe, expect, it } from 'vitest'
import { inRows, rowSizes } from './planRows'

describe('rowSizes', () => {
  it.each([
    [0, []],
    [1, [1]],
    [2, [2]],
    [3, [3]],
    [4, [2, 2]],
    [5, [3, 2]],
    [6, [3, 3]],
    [7, [3, 2, 2]],
    [8, [3, 3, 2]],
    [10, [3, 3, 2, 2]],
  ])('puts %i cards in rows without an orphan', (count, rows) => {
    expect(rowSizes(count)).toEqual(rows)
  })
})

it('keeps the cards in their order', () => {
  expect(inRows(['a', 'b', 'c', 'd', 'e'])).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
})
