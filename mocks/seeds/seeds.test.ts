import { daysLeft } from '@/lib/dates'
import { callMock } from '@mocks/testing/inProcess'
import { freshStore } from '@mocks/transport/node'
import { digest } from '@mocks/rules/password'
import { type Snapshot, tableNames } from '@mocks/store/rows'
import { expect, test } from 'vitest'
import { buildSeed, seedNames } from './index'
import { largeCounts } from './largeSeed'
import { demoPassword, type PersonaId, personaOf, personas } from './personas'

test.each(seedNames)('%s: has unique IDs and valid references', (name) => {
  const seed = buildSeed(name, Date.now())
  const idsOf = (table: keyof Snapshot) => new Set(seed[table].map((row) => row._id))
  expect(tableNames.filter((table) => idsOf(table).size !== seed[table].length)).toEqual([])
  const users = idsOf('user')
  const owned = [...seed.subscription, ...seed.complaint, ...seed.couponUse, ...seed.notificationRead]
  expect(owned.filter((row) => !users.has(row.userId))).toEqual([])
  expect(seed.notification.filter((row) => row.userId !== null && !users.has(row.userId))).toEqual([])
  const complaints = idsOf('complaint')
  expect(seed.chatMessage.filter((row) => !complaints.has(row.complaintId))).toEqual([])
  const plans = idsOf('plan')
  expect(seed.subscription.filter((row) => !plans.has(row.planId ?? ''))).toEqual([])
  expect(new Set(seed.subscription.map((row) => row.uniqueId)).size).toBe(seed.subscription.length)
})

test.each(seedNames)('%s: dates no purchase or complaint before its account', (name) => {
  const { user, subscription, complaint } = buildSeed(name, Date.now())
  const joined = new Map(user.map(({ _id, createdAt }) => [_id, createdAt]))
  expect(
    [...subscription, ...complaint].filter((row) => row.createdAt < (joined.get(row.userId) ?? '')),
  ).toEqual([])
})

test.each(seedNames)('%s: has no future dates and no real contact details', (name) => {
  const nowMs = Date.now()
  const seed = buildSeed(name, nowMs)
  const dated = [
    ...seed.user,
    ...seed.subscription,
    ...seed.notification,
    ...seed.complaint,
    ...seed.chatMessage,
  ]
  expect(dated.filter((row) => Date.parse(row.createdAt) > nowMs)).toEqual([])
  const text = JSON.stringify(seed)
  const addresses = text.match(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g) ?? []
  expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([])
  const phones = text.match(/\+\d[\d ]{8,}\d/g) ?? []
  expect(phones.filter((phone) => !phone.startsWith('+91 00000 '))).toEqual([])
})

const latest: Record<Exclude<PersonaId, 'admin'>, unknown> = {
  new: undefined,
  pending: expect.objectContaining({ status: 'pending', left: null }),
  active: expect.objectContaining({ status: 'active', plan: 'premium', left: 20 }),
  expiring: expect.objectContaining({ status: 'active', left: 2 }),
  expired: expect.objectContaining({ status: 'expired', renewalStatus: null }),
  'renewal-rejected': expect.objectContaining({
    status: 'expired',
    renewalStatus: 'rejected',
    renewalRejectionReason: expect.stringContaining('payment'),
  }),
}

test.each(Object.entries(latest))('%s: has the subscription that its title names', async (id, expected) => {
  freshStore()
  const { userId } = personaOf(id as PersonaId)
  const { subscriptions } = (await callMock('listMySubscriptions', userId)).answer
  const [row] = subscriptions.map(({ expiresAt, ...fields }) => ({
    ...fields,
    left: expiresAt ? daysLeft(expiresAt, Date.now()) : null,
  }))
  expect(row).toEqual(expected)
  expect((await callMock('listMyNotifications', userId)).answer.notifications.length).toBeGreaterThan(2)
})

test('gives every persona the demo password', () => {
  const users = buildSeed('default', Date.now()).user
  for (const { userId, name, email } of personas) {
    const passwordDigest = digest(demoPassword, userId)
    expect(users.find((user) => user._id === userId)).toMatchObject({ name, email, passwordDigest })
  }
})

test('has a request for every kind of warning in the default queue', async () => {
  freshStore()
  const { subscriptions } = (await callMock('listPendingSubscriptions', 'usr_rohan')).answer
  const all = (await callMock('listAllSubscriptions', 'usr_rohan')).answer.subscriptions
  const ids = subscriptions.map((row) => row.transactionId?.replaceAll(' ', '') ?? null)
  expect(subscriptions).toHaveLength(7)
  expect(ids.filter((id) => id === null)).toHaveLength(1)
  expect(ids.filter((id) => id?.length === 9)).toHaveLength(1)
  expect(
    all
      .filter((row) => row.transactionId === '4258 1190 6634')
      .map((row) => row.status)
      .toSorted(),
  ).toEqual(['active', 'pending'])
  expect((await callMock('listRenewalRequests', 'usr_rohan')).answer.subscriptions).toHaveLength(2)
})

test('has two users and nothing else in the empty seed', () => {
  const { user, ...rest } = buildSeed('empty', Date.now())
  expect(user.map((row) => row._id)).toEqual(['usr_rohan', 'usr_gauri'])
  expect(Object.values(rest).flat()).toEqual([])
})

test('builds the large seed with all its rows', () => {
  const seed = buildSeed('large', Date.now())
  for (const [table, count] of Object.entries(largeCounts()) as [
    keyof ReturnType<typeof largeCounts>,
    number,
  ][]) {
    expect(seed[table].length).toBeGreaterThanOrEqual(count)
  }
})

test('dates past messages in office hours, those of visitors in the evening', () => {
  const nowMs = Date.parse('2026-11-27T02:00:00+05:30')
  const { chatMessage, notification, contact, subscription } = buildSeed('default', nowMs)
  const moments = subscription.flatMap((row) => [row.createdAt, row.approvedAt, row.expiresAt])
  const others = notification.filter(({ createdAt }) => !moments.includes(createdAt))
  expect(others).toHaveLength(notification.length - 6)
  const lastOpening = Date.parse('2026-11-26T10:00:00+05:30')
  const hoursOf = (rows: { createdAt: string }[]) =>
    rows
      .map(({ createdAt }) => Date.parse(createdAt))
      .filter((ms) => ms < lastOpening)
      .map((ms) => ((ms + 5.5 * 3_600_000) % 86_400_000) / 3_600_000)
  const sent = hoursOf([...others, ...chatMessage])
  expect(sent.length).toBeGreaterThan(20)
  expect(sent.filter((hour) => hour < 11 || hour >= 16)).toEqual([])
  expect(hoursOf(contact).filter((hour) => hour < 18 || hour >= 22)).toEqual([])
})

test('dates no event of today in the minute in which the seed is built', () => {
  const nowMs = Date.parse('2026-11-27T02:00:00+05:30')
  const { complaint, notification, subscription } = buildSeed('default', nowMs)
  const pending = subscription.filter(({ status }) => status === 'pending')
  const today = [...complaint, ...notification, ...pending].filter(
    ({ createdAt }) => Date.parse(createdAt) > nowMs - 12 * 3_600_000,
  )
  expect(today.length).toBeGreaterThan(5)
  expect(today.filter(({ createdAt }) => createdAt.slice(14, 16) === '30')).toEqual([])
})
