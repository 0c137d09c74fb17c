import { store } from '@mocks/store/db'
import { freshStore } from '@mocks/transport/node'
import { beforeEach, expect, test } from 'vitest'
import { callMock } from '../testing/inProcess'

beforeEach(() => freshStore())

test('creates a pending subscription with a readable ID', async () => {
  const { status, answer } = await callMock('subscribe', 'usr_gauri', {
    body: { plan: ' pre mium ', transactionId: ' 4400 0000 0001 ', method: 'upi' },
  })
  expect(status).toBe(201)
  expect(answer.subscription).toMatchObject({
    plan: 'premium',
    status: 'pending',
    expiresAt: null,
    transactionId: '4400 0000 0001',
    paymentMethod: 'upi',
    user: { _id: 'usr_gauri', name: 'Gauri Bhosale', email: 'gauri@pottersyard.example' },
  })
  expect(answer.subscription.uniqueId).toMatch(/^SUB-[2-9A-HJKMNP-Z]{6}$/)
})

test('lists the user’s own subscriptions, newest first', async () => {
  const { answer } = await callMock('listMySubscriptions', 'usr_devika')
  expect(answer.subscriptions.map((row) => row.status)).toEqual(['active', 'expired', 'rejected'])
})

test('lists pending requests oldest first, with those of deleted accounts', async () => {
  store.user.delete('usr_sunita')
  const { answer } = await callMock('listPendingSubscriptions', 'usr_rohan')
  expect(answer.subscriptions.map((row) => row.user?.name ?? null)).toEqual([
    'Farhan Sheikh',
    null,
    'Imran Kazi',
    'Leela Sawant',
    'Joel D’Mello',
    'Pratik More',
    'Asha Kulkarni',
  ])
  const all = await callMock('listAllSubscriptions', 'usr_rohan')
  expect(all.answer.subscriptions.find((row) => row._id === 'sub_sunita_starter')?.user).toBeNull()
})
