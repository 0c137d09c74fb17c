import { store } from '@mocks/store/db'
import { freshStore } from '@mocks/transport/node'
import { beforeEach, expect, test } from 'vitest'
import { callMock, refusedCall } from '../testing/inProcess'

beforeEach(() => freshStore())

const devika = 'usr_devika'
const admin = 'usr_rohan'
const denied = [404, 'Complaint not found or access denied.']

test('lists a client’s own tickets, or all for an admin, newest first', async () => {
  const mine = (await callMock('listMyComplaints', devika)).answer.complaints
  expect(mine.map((row) => row._id)).toEqual(['cmp_devika_photos', 'cmp_devika_tariff', 'cmp_devika_map'])
  store.user.delete('usr_leela')
  const all = (await callMock('listComplaints', admin)).answer.complaints
  expect(all[0]).toMatchObject({ _id: 'cmp_leela_saree', user: null })
  expect(all).toHaveLength(12)
})

test.each(['getComplaint', 'listChatMessages', 'sendChatMessage', 'reopenComplaint'] as const)(
  '%s answers the same for another user’s ticket as for an unknown one',
  async (id) => {
    const body = { text: 'hello' }
    expect(await refusedCall(id, devika, { params: { id: 'cmp_imran_season' }, body })).toEqual(denied)
    expect(await refusedCall(id, devika, { params: { id: 'nothing' }, body })).toEqual(denied)
  },
)

test('keeps a ticket resolved if reopening is refused; accepts a new request', async () => {
  const params = { id: 'cmp_devika_map' }
  const { answer } = await callMock('decideReopen', admin, { params, body: { action: 'reject' } })
  expect(answer.complaint).toMatchObject({ status: 'resolved', reopenStatus: 'rejected' })
  expect(store.notification.where('userId', devika).at(-1)?.title).toBe('Ticket stays closed')
  expect((await callMock('reopenComplaint', devika, { params })).status).toBe(200)
})

test('resolves a ticket, ends its reopen request and notifies the client', async () => {
  const params = { id: 'cmp_farhan_gst' }
  const { answer } = await callMock('resolveComplaint', admin, {
    params,
    body: { status: 'resolved', response: 'Done.' },
  })
  expect(answer.complaint).toMatchObject({ status: 'resolved', response: 'Done.', reopenStatus: null })
  expect(store.notification.where('userId', 'usr_farhan').at(-1)).toMatchObject({ title: 'Ticket resolved' })
})
