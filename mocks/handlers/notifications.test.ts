import { setClockOffset } from '@/platform/clock'
import { DAY } from '@/lib/dates'
import { store } from '@mocks/store/db'
import { freshStore } from '@mocks/transport/node'
import { beforeEach, expect, test } from 'vitest'
import { callMock, refusedCall } from '../testing/inProcess'

beforeEach(() => freshStore())

const admin = 'usr_rohan'
const mine = async (userId: string) => (await callMock('listMyNotifications', userId)).answer.notifications

test('lists the user’s own notifications and those to all, newest first', async () => {
  const seen = await mine('usr_gauri')
  expect(seen.map((row) => row._id)).toEqual(['ntf_gauri_welcome', 'ntf_backup', 'ntf_diwali', 'ntf_hours'])
})

test('marks a notification as read for one user only', async () => {
  const params = { id: 'ntf_backup' }
  expect((await callMock('markNotificationRead', 'usr_gauri', { params })).answer).toEqual({
    message: 'Notification marked as read.',
  })
  await callMock('markNotificationRead', 'usr_gauri', { params })
  const readBy = async (userId: string) => (await mine(userId)).find((row) => row._id === params.id)?.read
  expect(await readBy('usr_gauri')).toBe(true)
  expect(await readBy('usr_devika')).toBe(false)
})

test('returns 404 for another user’s notification', async () => {
  const params = { id: 'ntf_devika_report' }
  expect(await refusedCall('markNotificationRead', 'usr_gauri', { params })).toEqual([
    404,
    'Notification not found.',
  ])
})

test('sends a notification to all users or to one', async () => {
  const toAll = await callMock('sendNotification', admin, {
    body: { message: ' Closed on Monday. ', userId: '' },
  })
  expect(toAll.status).toBe(201)
  expect(toAll.answer.notification).toMatchObject({
    title: 'Announcement',
    message: 'Closed on Monday.',
    userId: null,
  })
  await callMock('sendNotification', admin, { body: { message: 'Your draft is up.', userId: 'usr_gauri' } })
  expect((await mine('usr_gauri')).slice(0, 2).map((row) => row.message)).toEqual([
    'Your draft is up.',
    'Closed on Monday.',
  ])
  expect((await mine('usr_sameer'))[0]?.message).toBe('Closed on Monday.')
  const all = (await callMock('listNotifications', admin)).answer.notifications
  expect(all[0]?.userId).toBe('usr_gauri')
})

test('reminds clients with two days left, once a day per subscription', async () => {
  const send = async () => (await callMock('sendAutoExpiryNotifications', admin)).answer
  expect(await send()).toEqual({ message: 'Auto notifications sent.', count: 2 })
  expect(await send()).toMatchObject({ count: 0 })
  expect((await mine('usr_nilesh'))[0]?.title).toBe('Your plan ends in 2 days')
  expect(store.notification.where('userId', 'usr_rutuja')).toHaveLength(1)
  setClockOffset(3 * DAY)
  expect(await send()).toMatchObject({ count: 1 })
  expect((await mine('usr_omkar'))[0]?.title).toBe('Your plan ends in 2 days')
})
