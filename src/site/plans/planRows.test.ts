import { expect, it } from 'vitest'
import { inRows } from './planRows'

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
])('puts %i cards in rows without an orphan, in their order', (count, sizes) => {
  const cards = Array.from({ length: count }, (_, card) => card)
  const rows = inRows(cards)
  expect(rows.map((row) => row.length)).toEqual(sizes)
  expect(rows.flat()).toEqual(cards)
})
