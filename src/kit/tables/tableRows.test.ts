import { expect, test } from 'vitest'
import { createdColumn, searchColumn } from './columns'
import { matchingRows, searchTextOf, sortedRows } from './tableRows'

test.each([
  ['Joel D’Mello', "d'mello"],
  ["Joel D'Mello", 'D’Mello'],
  ['Joel D‘Mello', 'dʼmello'],
])('finds %s by %s, whichever apostrophe is typed', (name, search) => {
  const rows = [{ name }]
  const textOf = searchTextOf([searchColumn('Name', (row: { name: string }) => row.name)])
  expect(matchingRows(rows, textOf, [], { search, filters: {} })).toEqual(rows)
})

test.each([
  ['\u095E\u0930\u0939\u093E\u0928', '\u092B\u093C\u0930\u0939\u093E\u0928'],
  ['Ren\u00E9e', 'rene\u0301e'],
  ['\uFF21\uFF53\uFF48\uFF41', 'asha'],
  ['\u0928\u094D\u200D\u092F', '\u0928\u094D\u092F'],
])('finds %s in any Unicode normal form', (name, search) => {
  for (const [stored, typed] of [
    [name, search],
    [search, name],
  ]) {
    const rows = [{ name: stored ?? '' }]
    const textOf = searchTextOf([searchColumn('Name', (row: { name: string }) => row.name)])
    expect(matchingRows(rows, textOf, [], { search: typed ?? '', filters: {} })).toEqual(rows)
  }
})

test.each(['6123-4567-8901', '6123 4567 8901', '६१२३४५६७८९०१'])('finds an ID typed as %s', (search) => {
  const rows = [{ id: '612345678901' }, { id: '612345678902' }]
  const textOf = searchTextOf([searchColumn('ID', ({ id }: { id: string }) => id)])
  expect(matchingRows(rows, textOf, [], { search, filters: {} })).toEqual(rows.slice(0, 1))
})

test('sorts rows correctly around a row without a date', () => {
  const dates = ['2026-01-05T10:00:00Z', '', '2026-02-05T10:00:00Z', '', '2025-12-05T10:00:00Z']
  const rows = dates.map((createdAt) => ({ createdAt }))
  const sorted = sortedRows(rows, [createdColumn<(typeof rows)[number]>('Created', 'day')], {
    sort: 'created',
    dir: 'desc',
  })
  expect(sorted.map(({ createdAt }) => dates.indexOf(createdAt))).toEqual([2, 0, 4, 1, 1])
})

test.each(['asc', 'desc'] as const)('puts rows without a value last: %s', (dir) => {
  const rows = [{ age: undefined }, { age: 2 }, { age: undefined }, { age: 1 }]
  const columns = [
    { id: 'age', header: 'Age', cell: () => null, sortValue: ({ age }: (typeof rows)[number]) => age },
  ]
  expect(
    sortedRows(rows, columns, { sort: 'age', dir })
      .map(({ age }) => age)
      .slice(2),
  ).toEqual([undefined, undefined])
})
