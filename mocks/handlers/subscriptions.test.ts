import { setClockOffset } from '@/platform/clock'
import { DAY, daysLeft } from '@/lib/dates'
import { store } from '@mocks/store/db'
import { freshStore } from '@mocks/transport/node'
import { beforeEach, expect, test } from 'vitest'
import { callMock, refusedCall } from '../testing/inProcess'

beforeEach(() => freshStore())

const order = { plan: 'Premium', transactionId: '4400 0000 0001', method: 'upi' }
const subscribe = (userId: string, fields: Record<string, unknown> = {}) =>
  callMock('subscribe', userId, { body: { ...order, ...fields } })
const refused = (userId: string, fields: Record<string, unknown>) =>
  refusedCall('subscribe', userId, { body: { ...order, ...fields } })
const noticesOf = (userId: string) => store.notification.where('userId', userId).map((row) => row.title)

test('creates a pending request with a readable number', async () => {
  const { status, answer } = await subscribe('usr_gauri', {
    plan: ' pre mium ',
    transactionId: ' 4400 0000 0001 ',
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

test.each([
  ['This transaction ID has already been submitted.', { transactionId: '425811906634' }],
  ['This transaction ID has already been submitted.', { transactionId: 'UTR: ४२५८-११९०-६६३४.' }],
  ['No coupon covers this plan.', { transactionId: ' free-welcome2000 ' }],
])('refuses a subscription: %s', async (message, fields) => {
  expect(await refused('usr_gauri', fields)).toEqual([400, message])
})

test('allows one pending request per plan', async () => {
  await subscribe('usr_gauri')
  expect(await refused('usr_gauri', { transactionId: '4400 0000 0002' })).toEqual([
    400,
    'You already have a pending request for this plan.',
  ])
  expect((await subscribe('usr_gauri', { plan: 'Pro', transactionId: '4400 0000 0003' })).status).toBe(201)
})

test('accepts a coupon in place of a payment once per client', async () => {
  const free = { plan: 'Starter', transactionId: 'FREE-WELCOME2000' }
  expect((await subscribe('usr_gauri', free)).status).toBe(201)
  expect((await subscribe('usr_sameer', free)).status).toBe(201)
  expect((await refused('usr_gauri', { ...free, transactionId: 'free-welcome 2000' }))[1]).toMatch(
    /already been submitted/,
  )
})

test('lists the user’s own subscriptions, newest first', async () => {
  const { answer } = await callMock('listMySubscriptions', 'usr_devika')
  expect(answer.subscriptions.map((row) => row.status)).toEqual(['active', 'expired', 'rejected'])
})

test('expires an active subscription when it is read after its end', async () => {
  setClockOffset(21 * DAY)
  const { answer } = await callMock('listMySubscriptions', 'usr_devika')
  expect(answer.subscriptions[0]?.status).toBe('expired')
  expect(store.subscription.get('sub_devika_premium')?.status).toBe('expired')
  expect((await callMock('getStats', 'usr_rohan')).answer.activeSubs).toBe(9)
})

test('lists the queue oldest first, with requests of deleted accounts', async () => {
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

test('starts the term and notifies the client on approval', async () => {
  const { answer } = await callMock('approveSubscription', 'usr_rohan', {
    params: { id: 'sub_farhan_premium' },
  })
  expect(answer.subscription.status).toBe('active')
  expect(daysLeft(answer.subscription.expiresAt ?? '', Date.now())).toBe(90)
  expect(noticesOf('usr_farhan')).toContain('Subscription approved')
})

test('approves a subscription to a deleted plan', async () => {
  for (const { _id } of store.plan.list()) await callMock('deletePlan', 'usr_rohan', { params: { id: _id } })
  const { answer } = await callMock('approveSubscription', 'usr_rohan', { params: { id: 'sub_imran_pro' } })
  expect(daysLeft(answer.subscription.expiresAt ?? '', Date.now())).toBe(365)
})

test('rejects with a reason for the client', async () => {
  const params = { id: 'sub_leela_premium' }
  await callMock('rejectSubscription', 'usr_rohan', { params, body: { reason: ' Nine digits only. ' } })
  const mine = (await callMock('listMySubscriptions', 'usr_leela')).answer.subscriptions[0]
  expect(mine).toMatchObject({ status: 'rejected', rejectionReason: 'Nine digits only.' })
  expect(noticesOf('usr_leela')).toContain('Subscription rejected')
})
