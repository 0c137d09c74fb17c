import { store } from '@mocks/store/db'
import { freshStore } from '@mocks/transport/node'
import { beforeEach, expect, test } from 'vitest'
import { call, refusal } from '../testing/inProcess'

beforeEach(() => freshStore())

const devika = 'usr_devika'
const admin = 'usr_rohan'
const denied = [404, 'Complaint not found or access denied.']

test('a ticket is filed with its text trimmed', async () => {
  const { status, answer } = await call('createComplaint', devika, {
    body: { message: ' The gate light is off ' },
  })
  expect(status).toBe(201)
  expect(answer.complaint).toMatchObject({ message: 'The gate light is off', status: 'open', response: null })
  expect(await refusal('createComplaint', devika, { body: { message: '  ' } })).toEqual([
    400,
    'Message is required.',
  ])
})

test('lists are newest first: one’s own, or everybody’s for an admin', async () => {
  const mine = (await call('listMyComplaints', devika)).answer.complaints
  expect(mine.map((row) => row._id)).toEqual(['cmp_devika_photos', 'cmp_devika_tariff', 'cmp_devika_map'])
  store.user.delete('usr_leela')
  const all = (await call('listComplaints', admin)).answer.complaints
  expect(all[0]).toMatchObject({ _id: 'cmp_leela_saree', user: null })
  expect(all).toHaveLength(12)
})

test.each(['getComplaint', 'listChatMessages', 'sendChatMessage', 'reopenComplaint'] as const)(
  '%s: somebody else’s ticket is as unknown as no ticket',
  async (id) => {
    const body = { text: 'hello' }
    expect(await refusal(id, devika, { params: { id: 'cmp_imran_season' }, body })).toEqual(denied)
    expect(await refusal(id, devika, { params: { id: 'nothing' }, body })).toEqual(denied)
  },
)

test('an admin reads and writes in any chat', async () => {
  const params = { id: 'cmp_devika_photos' }
  expect((await call('getComplaint', admin, { params })).answer.complaint.user?.name).toBe('Devika Nair')
  const { answer } = await call('sendChatMessage', admin, { params, body: { text: ' Looking. ' } })
  expect(answer.chat).toHaveLength(5)
  expect(answer.chat.at(-1)).toMatchObject({ from: 'admin', text: 'Looking.' })
  const seen = (await call('listChatMessages', devika, { params })).answer.chat
  expect(seen).toEqual(answer.chat)
})

test('a chat takes messages while open or reopened', async () => {
  const send = (userId: string, id: string) =>
    refusal('sendChatMessage', userId, { params: { id }, body: { text: 'Hi' } })
  expect(await send(devika, 'cmp_devika_tariff')).toEqual([400, 'This chat is closed.'])
  expect(await send(admin, 'cmp_devika_map')).toEqual([400, 'This chat is closed.'])
  expect((await send('usr_farhan', 'cmp_farhan_gst'))[0]).toBe(200)
  expect(
    await refusal('sendChatMessage', devika, { params: { id: 'cmp_devika_photos' }, body: { text: ' ' } }),
  ).toEqual([400, 'Message text is required.'])
})

test('a resolved ticket is reopened by asking and an admin’s yes', async () => {
  const params = { id: 'cmp_devika_tariff' }
  expect((await call('reopenComplaint', devika, { params })).answer.complaint.reopenStatus).toBe('pending')
  expect(await refusal('reopenComplaint', devika, { params })).toEqual([
    400,
    'A reopen request is already pending.',
  ])
  const accepted = await call('decideReopen', admin, { params, body: { action: 'accept' } })
  expect(accepted.answer.complaint).toMatchObject({ status: 'open', reopenStatus: 'accepted' })
  expect(store.notification.where('userId', devika).at(-1)?.title).toBe('Ticket reopened')
  expect(await refusal('reopenComplaint', devika, { params })).toEqual([400, 'This complaint is still open.'])
  expect(await refusal('decideReopen', admin, { params, body: { action: 'accept' } })).toEqual([
    400,
    'No pending reopen request.',
  ])
})

test('a refused reopening stays resolved and may be asked for again', async () => {
  const params = { id: 'cmp_devika_map' }
  expect(await refusal('decideReopen', admin, { params, body: { action: 'maybe' } })).toEqual([
    400,
    'Invalid action.',
  ])
  const { answer } = await call('decideReopen', admin, { params, body: { action: 'reject' } })
  expect(answer.complaint).toMatchObject({ status: 'resolved', reopenStatus: 'rejected' })
  expect(store.notification.where('userId', devika).at(-1)?.title).toBe('Ticket stays closed')
  expect((await call('reopenComplaint', devika, { params })).status).toBe(200)
})

test('resolving needs a response, clears a reopening and tells the client', async () => {
  const params = { id: 'cmp_farhan_gst' }
  expect(
    await refusal('resolveComplaint', admin, { params, body: { status: 'resolved', response: ' ' } }),
  ).toEqual([400, 'Response is required.'])
  const { answer } = await call('resolveComplaint', admin, {
    params,
    body: { status: 'resolved', response: 'Done.' },
  })
  expect(answer.complaint).toMatchObject({ status: 'resolved', response: 'Done.', reopenStatus: null })
  expect(store.notification.where('userId', 'usr_farhan').at(-1)).toMatchObject({ title: 'Ticket resolved' })
})

test('an admin’s decision on an unknown ticket', async () => {
  const params = { id: 'nothing' }
  const answer = [404, 'Complaint not found.']
  expect(await refusal('decideReopen', admin, { params, body: { action: 'accept' } })).toEqual(answer)
  expect(
    await refusal('resolveComplaint', admin, { params, body: { status: 'resolved', response: 'x' } }),
  ).toEqual(answer)
})
