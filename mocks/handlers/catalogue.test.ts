import { store } from '@mocks/store/db'
import { freshStore } from '@mocks/transport/node'
import { beforeEach, expect, test } from 'vitest'
import { callMock, refusedCall } from '../testing/inProcess'

beforeEach(() => freshStore())

const admin = 'usr_rohan'
const plan = { name: 'Basic Shop', price: 2500, duration: 60 }
const option = { name: 'Spare', upiId: 'spare@konkanbank' }

test('lists plans in their stored order, even to visitors', async () => {
  const { answer } = await callMock('listPlans', null)
  expect(answer).toMatchObject({ plans: [{ name: 'Starter' }, { name: 'Premium' }, { name: 'Pro' }] })
})

test('creates, replaces and deletes a plan; subscriptions keep its key', async () => {
  const created = await callMock('createPlan', admin, { body: { ...plan, oldPrice: 3000 } })
  expect(created.status).toBe(201)
  expect(created.answer.plan).toMatchObject({ ...plan, oldPrice: 3000, features: [], highlight: false })
  const params = { id: created.answer.plan._id }
  const updated = await callMock('updatePlan', admin, {
    params,
    body: { ...plan, name: ' basic shop ', price: 2600 },
  })
  expect(updated.answer.plan).toMatchObject({ name: 'basic shop', price: 2600, oldPrice: null })
  expect((await callMock('deletePlan', admin, { params: { id: 'pln_premium' } })).answer).toEqual({
    message: 'Plan deleted.',
  })
  const { subscriptions } = (await callMock('listMySubscriptions', 'usr_devika')).answer
  expect(subscriptions[0]?.plan).toBe('premium')
})

test('treats two encodings of a plan’s name as the same', async () => {
  await callMock('createPlan', admin, { body: { ...plan, name: 'Cafe\u0301' } })
  expect(await refusedCall('createPlan', admin, { body: { ...plan, name: 'CAF\u00C9' } })).toEqual([
    400,
    'A plan with this name already exists.',
  ])
})

test('lists only active payment options to visitors, by order', async () => {
  await callMock('createPaymentOption', null, { body: { ...option, order: -1 } })
  const shown = (await callMock('listActivePaymentOptions', null)).answer.paymentOptions
  expect(shown.map((row) => row.upiId.split(',')[0])).toEqual([
    'spare@konkanbank',
    'chaukhat@konkanbank',
    'studio.accounts@saltlanebank',
    'Lighthouse Bank',
  ])
  expect((await callMock('listPaymentOptions', null)).answer.paymentOptions).toHaveLength(5)
})

test('creates, updates and deletes payment options without a token', async () => {
  const created = await callMock('createPaymentOption', null, { body: option })
  expect(created.status).toBe(201)
  expect(created.answer).toMatchObject({
    paymentOption: { paymentType: 'UPI', order: 0, isActive: true },
    message: 'Payment option added.',
  })
  const params = { id: 'pay_counter' }
  const updated = await callMock('updatePaymentOption', null, {
    params,
    body: { ...option, upiId: 'counter@saltlanebank' },
  })
  expect(updated.answer).toMatchObject({ paymentOption: { name: 'Spare', isActive: false } })
  expect((await callMock('deletePaymentOption', null, { params })).answer).toEqual({
    message: 'Payment option deleted.',
  })
  expect(store.paymentOption.get('pay_counter')).toBeUndefined()
})
