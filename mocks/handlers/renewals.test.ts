import { store } from '@mocks/store/db'
import { freshStore } from '@mocks/transport/node'
import { beforeEach, expect, test } from 'vitest'
import { callMock, refusedCall } from '../testing/inProcess'

beforeEach(() => freshStore())

test('refuses to renew another client’s plan', async () => {
  const body = { subscriptionId: 'sub_sameer_premium' }
  expect(await refusedCall('requestRenewal', 'usr_devika', { body })).toEqual([
    404,
    'Subscription not found.',
  ])
})

test('lists renewal requests, longest waiting first', async () => {
  const { answer } = await callMock('listRenewalRequests', 'usr_rohan')
  expect(answer.subscriptions.map((row) => row.user?.name)).toEqual(['Kishor Jadhav', 'Swati Mayekar'])
})

test('keeps a plan expired if its renewal is rejected; stores the reason', async () => {
  const params = { id: 'sub_swati_starter' }
  await callMock('rejectRenewal', 'usr_rohan', { params, body: { reason: 'Not paid yet.' } })
  const mine = (await callMock('listMySubscriptions', 'usr_swati')).answer.subscriptions[0]
  expect(mine).toMatchObject({
    status: 'expired',
    renewalStatus: 'rejected',
    renewalRejectionReason: 'Not paid yet.',
  })
  expect(store.notification.where('userId', 'usr_swati').at(-1)?.message).toContain('Not paid yet.')
  expect(
    (await callMock('requestRenewal', 'usr_swati', { body: { subscriptionId: params.id } })).status,
  ).toBe(200)
})
