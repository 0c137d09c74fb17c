// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { entities } from '@/contract'
import { Breach } from './contractBreach'
import { userShape } from './handlers/answerShapes'
import { misfitOf } from './misfit'
import { personaOf } from './seeds/personas'
import { applyRecords, store } from './store/db'
import type { SubscriptionRow } from './store/rows'
import { callMock } from './testing/inProcess'
import { freshStore } from './transport/node'

const adminId = personaOf('admin').userId
const subscriptions = async () => (await callMock('listAllSubscriptions', adminId)).answer.subscriptions

beforeEach(() => freshStore())

/** Stores a changed row without a check, like a row from another tab. */
function smuggle(change: object): SubscriptionRow {
  const [row] = store.subscription.list()
  if (!row) throw new Error('The seed has no subscription.')
  applyRecords([{ table: 'subscription', id: row._id, position: 1, row: { ...row, ...change } }])
  return row
}

test.each([{ status: 'sleeping' }, { createdAt: 'yesterday' }, { uniqueId: 7 }])(
  'finds a breach in a row changed since a valid response: %o',
  async (change) => {
    await subscriptions()
    smuggle(change)
    await expect(subscriptions()).rejects.toThrow(Breach)
    await expect(subscriptions()).rejects.toThrow(Breach)
  },
)

test('responds with the current rows and users', async () => {
  const { _id } = smuggle({})
  const owner = async () => (await subscriptions()).find((row) => row._id === _id)?.user
  const before = await owner()
  const user = store.user.get(before?._id ?? '')
  if (!user) throw new Error('The row has no user.')
  store.user.put({ ...user, name: 'Another Name' })
  expect(await owner()).toEqual({ ...before, name: 'Another Name' })
  smuggle({ status: 'rejected' })
  expect((await subscriptions()).find((row) => row._id === _id)?.status).toBe('rejected')
  store.user.delete(user._id)
  expect(await owner()).toBeNull()
})

test('freezes the shape of a row', () => {
  const [user] = store.user.list()
  expect(user && Object.isFrozen(userShape(user))).toBe(true)
})

test('checks a frozen value again if a nested one is not frozen', () => {
  const check = misfitOf(entities.zComplaint)
  const complaint = {
    _id: 'cmp_1',
    message: 'The page is slow',
    status: 'open',
    response: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    reopenStatus: null,
    user: { _id: 'usr_1', name: 'Asha', email: 'asha@postbox.example' },
  }
  expect(check(complaint)).toBeUndefined()
  Object.freeze(complaint)
  expect(check(complaint)).toBeUndefined()
  // the nested user is not frozen
  Reflect.set(complaint.user, 'name', 7)
  expect(check(complaint)?.place).toEqual(['user', 'name'])
})
