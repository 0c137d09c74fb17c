import { expect, test } from 'vitest'
import { createdColumn } from './columns'
import { compareValues } from './tableRows'

test('sorts rows correctly around a row without a date', () => {
  const { sortValue } = createdColumn<{ createdAt: string }>('Created', 'day')
  const dates = ['2026-01-05T10:00:00Z', '', '2026-02-05T10:00:00Z', '', '2025-12-05T10:00:00Z']
  const values = dates.map((createdAt) => sortValue?.({ createdAt }) ?? '')
  const order = values
    .toSorted((one, other) => compareValues(other, one))
    .map((value) => values.indexOf(value))
  expect(order).toEqual([2, 0, 4, 1, 1])
})
