import { store } from '@mocks/store/db'
import { freshStore } from '@mocks/transport/node'
import { beforeEach, expect, test } from 'vitest'
import { callMock, refusedCall } from '../testing/inProcess'

beforeEach(() => freshStore())

const admin = 'usr_rohan'
const apply = (userId: string, body: object) => callMock('applyCoupon', userId, { body })
const refused = (userId: string, body: object) => refusedCall('applyCoupon', userId, { body })

test('refuses an inactive coupon like an unknown one', async () => {
  expect(await refused('usr_gauri', { code: 'SALTLANE' })).toEqual([404, 'Invalid or expired coupon.'])
})

test('previews the amount without consuming the coupon', async () => {
  expect((await apply('usr_gauri', { code: ' first500 ' })).answer).toEqual({ amount: 500 })
  expect((await apply('usr_gauri', { code: 'FIRST500' })).status).toBe(200)
  expect(store.coupon.get('cpn_first500')?.usedCount).toBe(38)
})

test('allows one use per client and deactivates the coupon at its limit', async () => {
  await apply('usr_gauri', { code: 'FIRST500', use: true })
  expect(store.coupon.get('cpn_first500')).toMatchObject({ usedCount: 39, active: true })
  expect(await refused('usr_gauri', { code: 'first500' })).toEqual([
    400,
    'You have already used this coupon.',
  ])
  await apply('usr_sameer', { code: 'FIRST500', use: true })
  expect(store.coupon.get('cpn_first500')).toMatchObject({ usedCount: 40, active: false })
  expect(await refused('usr_nilesh', { code: 'FIRST500' })).toEqual([400, 'Coupon usage limit reached.'])
})

test('creates a coupon with its code in capitals, unlimited by default', async () => {
  const { status, answer } = await callMock('createCoupon', admin, {
    body: { code: ' ganesh ', amount: 150.5 },
  })
  expect(status).toBe(201)
  expect(answer.coupon).toMatchObject({
    code: 'GANESH',
    amount: 150.5,
    usageLimit: null,
    usedCount: 0,
    active: true,
  })
  expect((await callMock('listCoupons', admin)).answer.coupons[0]?.code).toBe('GANESH')
})

test('deactivates a coupon and deletes it with its uses', async () => {
  const params = { id: 'cpn_first500' }
  expect((await callMock('deactivateCoupon', admin, { params })).answer.coupon.active).toBe(false)
  expect((await callMock('deactivateCoupon', admin, { params })).status).toBe(200)
  expect((await callMock('deleteCoupon', admin, { params })).answer).toEqual({ message: 'Coupon deleted.' })
  expect(store.couponUse.where('couponId', params.id)).toEqual([])
})
