import { store } from '@mocks/store/db'
import { freshStore } from '@mocks/transport/node'
import { beforeEach, expect, test } from 'vitest'
import { callMock, refusedCall } from '../testing/inProcess'

beforeEach(() => freshStore())

const admin = 'usr_rohan'
const defaults = { category: 'other', order: 0, color: '#667eea' }
const feature = { title: 'Quick', description: 'Fast pages', icon: 'zap' }
const service = { name: 'Hosting', description: 'We host', icon: 'server' }

test('fills in what a new feature or service lacks', async () => {
  expect((await callMock('createFeature', admin, { body: feature })).answer).toMatchObject({
    feature: { ...feature, ...defaults, benefits: [] },
  })
  expect((await callMock('createService', admin, { body: service })).answer).toMatchObject({
    service: { ...service, ...defaults, price: null, features: [] },
  })
})

test.each([
  ['listUsers', 'usr_gauri'],
  ['listContacts', 'con_madhavi'],
  ['listNewsletterSubscribers', 'nls_01'],
  ['listCoupons', 'cpn_diwali300'],
] as const)('%s begins with the newest', async (id, newest) => {
  const [rows] = Object.values((await callMock(id, admin)).answer) as { _id: string }[][]
  expect(rows?.[0]?._id).toBe(newest)
})

test('lists only active payment options to visitors, by order', async () => {
  const option = { name: 'Spare', upiId: 'spare@konkanbank', order: -1 }
  await callMock('createPaymentOption', null, { body: option })
  const shown = (await callMock('listActivePaymentOptions', null)).answer.paymentOptions
  expect(shown.map((row) => row.order)).toEqual([-1, 1, 2, 3])
})

test('deletes a coupon with its uses', async () => {
  await callMock('deleteCoupon', admin, { params: { id: 'cpn_first500' } })
  expect(store.couponUse.where('couponId', 'cpn_first500')).toEqual([])
})

test('lists the user’s own notifications and those to all', async () => {
  const { notifications } = (await callMock('listMyNotifications', 'usr_gauri')).answer
  expect(notifications.map((row) => row._id)).toEqual([
    'ntf_gauri_welcome',
    'ntf_backup',
    'ntf_diwali',
    'ntf_hours',
  ])
})

test('returns 404 for another user’s notification', async () => {
  const params = { id: 'ntf_devika_report' }
  expect(await refusedCall('markNotificationRead', 'usr_gauri', { params })).toEqual([
    404,
    'Notification not found.',
  ])
})
