import { expect, test } from 'vitest'
import type { ChartRow } from './chart'
import { figureRoom, yearColumns } from './labels'

const row = (label: string, text: string, share: number): ChartRow => ({ label, text, share, cells: [] })
const rooms = (...rows: ChartRow[]) => rows.map((_, index) => figureRoom(rows)(index))

test('labels only the highest and the last of narrow columns', () => {
  const [dec, jan, feb] = [
    row('Dec 2025', '1,204', 1),
    row('Jan 2026', '900', 0.7),
    row('Feb 2026', '610', 0.5),
  ]
  expect(rooms(dec, jan, feb)).toEqual(['always', 'wide', 'always'])
  expect(rooms(jan, dec, feb)).toEqual(['wide', 'always', 'wide'])
  expect(rooms(jan, feb)).toEqual(['always', 'always'])
  expect(rooms(row('Nov 2025', '12,04,310', 1), jan, feb)).toEqual(['always', 'never', 'always'])
})

test('names the year in the first column unless January follows', () => {
  const [dec, jan, feb] = [row('Dec 2025', '1', 1), row('Jan 2026', '1', 1), row('Feb 2026', '1', 1)]
  expect([...yearColumns([dec, jan])]).toEqual([1])
  expect([...yearColumns([row('Nov 2025', '1', 1), dec, jan])]).toEqual([0, 2])
  expect([...yearColumns([jan, feb])]).toEqual([0])
  expect([...yearColumns([feb])]).toEqual([0])
})
