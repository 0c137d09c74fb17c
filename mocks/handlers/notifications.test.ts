import { freshStore } from '@mocks/transport/node'
import { beforeEach, expect, test } from 'vitest'
import { callMock, refusedCall } from '../testing/inProcess'

beforeEach(() => freshStore())

test('lists the user’s own notifications and those to all, newest first', async () => {
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
