// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { type OperationId, operations } from '@/contract'
import { answerTo } from '../testing/inProcess'
import { allRecords } from './db'
import { freshStore } from '../transport/node'
import { isRowOf } from './persistedRows'
import { sampleRequest } from '../testing/samples'
import { seedNames } from '../seeds'

/** Rows that the next start would refuse. */
const misfits = (records = allRecords()) =>
  records.filter(({ table, row }) => row !== null && !isRowOf(table, row))

beforeEach(() => freshStore())

test.each(seedNames)('accepts every row of the data set %s', (seed) => {
  freshStore(seed)
  expect(misfits()).toEqual([])
})

test('accepts every row that an operation writes', async () => {
  for (const id of Object.keys(operations) as OperationId[]) await answerTo(sampleRequest(id))
  expect(misfits()).toEqual([])
})

test('rejects a row with a missing, wrong or extra field', () => {
  const row = { _id: 'a', notificationId: 'n', userId: 'u' }
  expect(isRowOf('notificationRead', row)).toBe(true)
  expect(isRowOf('notificationRead', { _id: 'a', notificationId: 'n' })).toBe(false)
  expect(isRowOf('notificationRead', { ...row, userId: 1 })).toBe(false)
  expect(isRowOf('notificationRead', { ...row, more: 'x' })).toBe(false)
  const [plan] = allRecords().filter(({ table }) => table === 'plan')
  const { oldPrice: _, ...lacking } = Object(plan?.row) as { oldPrice: unknown }
  // an optional field without a value must be stored as null
  expect(isRowOf('plan', lacking)).toBe(false)
})
