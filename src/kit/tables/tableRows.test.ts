import { expect, test } from 'vitest'
import { searchColumn } from './columns'
import { matchingRows, searchTextOf } from './tableRows'

test.each([
  ['Joel D’Mello', "d'mello"],
  ["Joel D'Mello", 'D’Mello'],
  ['Joel D‘Mello', 'dʼmello'],
])('%s is found by %s: an apostrophe is one, however it is written', (name, search) => {
  const rows = [{ name }]
  const textOf = searchTextOf([searchColumn('Name', (row: { name: string }) => row.name)])
  expect(matchingRows(rows, textOf, [], { search, filters: {} })).toEqual(rows)
})

test.each(['6123-4567-8901', '6123 4567 8901', '६१२३४५६७८९०१'])('finds a number by %s', (search) => {
  const rows = [{ id: '612345678901' }, { id: '612345678902' }]
  const textOf = searchTextOf([searchColumn('ID', ({ id }: { id: string }) => id)])
  expect(matchingRows(rows, textOf, [], { search, filters: {} })).toEqual(rows.slice(0, 1))
})
