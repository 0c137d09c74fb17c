import { store } from '@mocks/store/db'
import { freshStore } from '@mocks/transport/node'
import { beforeEach, expect, test } from 'vitest'
import { callMock, refusedCall } from '../testing/inProcess'

beforeEach(() => freshStore())

const admin = 'usr_rohan'

test('lists all users, newest first, without digests', async () => {
  const { users } = (await callMock('listUsers', admin)).answer
  expect(users).toHaveLength(store.user.count())
  expect(users[0]?.name).toBe('Gauri Bhosale')
  expect(JSON.stringify(users)).not.toContain('passwordDigest')
})

test('changes a role at once', async () => {
  const params = { id: 'usr_devika' }
  const { answer } = await callMock('changeUserRole', admin, { params, body: { role: 'admin' } })
  expect(answer).toMatchObject({ user: { role: 'admin' }, message: 'User role updated.' })
  expect((await callMock('listUsers', 'usr_devika')).status).toBe(200)
  await callMock('changeUserRole', admin, { params, body: { role: 'user' } })
  expect(await refusedCall('listUsers', 'usr_devika')).toEqual([403, 'Admin access required.'])
})

test('counts revenue of all approved subscriptions at today’s prices', async () => {
  const before = (await callMock('getStats', admin)).answer
  expect(before).toMatchObject({ userCount: 48, subCount: 45, activeSubs: 17 })
  await callMock('approveSubscription', admin, { params: { id: 'sub_farhan_premium' } })
  const after = (await callMock('getStats', admin)).answer
  expect(after.totalRevenue - before.totalRevenue).toBe(4999)
  expect(after.activeSubs).toBe(18)
  const starters = store.subscription.filter(
    (row) => row.plan === 'starter' && row.approvedAt !== null,
  ).length
  await callMock('updatePlan', admin, {
    params: { id: 'pln_starter' },
    body: { name: 'Starter', price: 2999, duration: 30 },
  })
  expect((await callMock('getStats', admin)).answer.totalRevenue - after.totalRevenue).toBe(starters * 1000)
})

test('marks contacts as read and unread', async () => {
  const params = { id: 'con_madhavi' }
  expect((await callMock('markContactRead', admin, { params })).answer.contact.read).toBe(true)
  expect((await callMock('markContactUnread', admin, { params })).answer.contact.read).toBe(false)
  expect((await callMock('listContacts', admin)).answer.contacts[0]?._id).toBe('con_madhavi')
})

test('lists newsletter subscribers, newest first', async () => {
  const { subscribers } = (await callMock('listNewsletterSubscribers', admin)).answer
  expect(subscribers).toHaveLength(14)
  expect(subscribers[0]?.email).toBe('madhavi@postbox.example')
})
