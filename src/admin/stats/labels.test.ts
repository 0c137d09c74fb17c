import { expect, test } from 'vitest'
import type { ChartRow } from './chart'
import { fitting, labelledColumns, yearColumns } from './labels'

const row = (label: string, text: string, share: number): ChartRow => ({ label, text, share, cells: [] })

test('a label that is too long for its line ends in an ellipsis', () => {
  expect(fitting('FIRST500', 300, '38 / 40')).toBe('FIRST500')
  expect(fitting('DIWALI-IN-RATNAGIRI', 150, '38 / 40')).toBe('DIWALI-IN-…')
  expect(fitting('DIWALI', 10, '38 / 40')).toBe('D…')
})

test('columns with little room keep the figures of the highest and the last', () => {
  const rows = [row('Dec 2025', '1,204', 1), row('Jan 2026', '900', 0.7), row('Feb 2026', '610', 0.5)]
  expect([...labelledColumns(rows, 60)]).toEqual([0, 1, 2])
  expect([...labelledColumns(rows, 30)]).toEqual([0, 2])
  expect([...labelledColumns(rows, 20)]).toEqual([0])
})

test('the first column names its year where January leaves it room', () => {
  const rows = [row('Dec 2025', '1', 1), row('Jan 2026', '1', 1)]
  expect([...yearColumns(rows, 50)]).toEqual([0, 1])
  expect([...yearColumns(rows, 20)]).toEqual([1])
  expect([...yearColumns([row('Feb 2026', '1', 1)], 20)]).toEqual([0])
})
