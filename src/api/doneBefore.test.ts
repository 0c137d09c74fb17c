import { mockAdapter } from '@mocks/transport/adapter'
import { setQuirks } from '@mocks/quirks/state'
import { addFault } from '@mocks/faults'
import { resetMock, signInAs } from '@mocks/scenarios/applyScenario'
import { store } from '@mocks/store/db'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { AxiosError } from 'axios'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setLogSink } from '@/platform/log'
import { token } from '@/platform/token'
import { refusal } from '@/texts/calls'
import { rejectingWith } from '@/testing/rejectingWith'
import { texts } from '@/texts/texts'
import { registerMutation } from './auth'
import { call } from './client'
import { createComplaintMutation, myComplaintsQuery } from './complaints'
import { planCalls } from './planCalls'
import { plansQuery } from './plans'
import { provideTransport } from './transport'

const account = { name: 'Sunanda', email: 'sunanda@kelkarlooms.example', password: 'long enough' }

let client: QueryClient
beforeEach(async () => {
  setLogSink(() => {})
  await resetMock()
  client = new QueryClient()
})
afterEach(() => setQuirks([]))

/** The server executes the first call, but its response is lost. */
function loseFirstAnswer() {
  let calls = 0
  provideTransport(() =>
    Promise.resolve(async (config) => {
      const answer = await mockAdapter(config)
      calls += 1
      if (calls > 1) return answer
      throw new AxiosError('timeout of 30000ms exceeded', AxiosError.ECONNABORTED, config)
    }),
  )
}

const registered = (email = account.email) =>
  new MutationObserver(client, registerMutation()).mutate({ ...account, email })

describe('registration without a readable response', () => {
  test('signs in with the email in lower case', async () => {
    addFault({ operation: 'register', kind: 'html', done: true })
    const adapter = vi.fn(mockAdapter)
    provideTransport(() => Promise.resolve(adapter))
    await registered('Sunanda@KelkarLooms.example')
    const { email, password } = account
    const sent = adapter.mock.calls.map(([{ data }]) => JSON.parse(String(data)) as unknown)
    expect(sent).toMatchObject([account, { email, password }])
  })
  test.each([400, 409])('signs in if the retry is refused with %i', async (status) => {
    setQuirks([rejectingWith(status)])
    loseFirstAnswer()
    await expect(registered()).resolves.toMatchObject({ user: { email: account.email } })
  })
  test('fails if a web page responds in place of the API', async () => {
    addFault({ operation: 'register', kind: 'html' })
    await expect(registered()).rejects.toMatchObject({ operation: 'register', kind: 'shape' })
  })
})

describe('plan created by the first attempt', () => {
  const create = (name: string) =>
    new MutationObserver(client, planCalls().create).mutate({ body: { name, price: 100, duration: 9 } })
  beforeEach(async () => token.set(await signInAs('admin')))

  test.each([400, 409])('is found if the second attempt is refused with %i', async (status) => {
    setQuirks([rejectingWith(status)])
    await client.fetchQuery(plansQuery())
    loseFirstAnswer()
    await create('Weekly')
    expect(store.plan.filter(({ name }) => name === 'Weekly')).toHaveLength(1)
  })
  test('is not confused with a plan that existed before', async () => {
    await client.fetchQuery(plansQuery())
    loseFirstAnswer()
    await expect(create('Premium')).rejects.toMatchObject({ status: 400 })
  })
})

describe('failed write', () => {
  beforeEach(async () => token.set(await signInAs('active')))
  const ask = () => new MutationObserver(client, createComplaintMutation()).mutate('The map is old.')

  test('may have succeeded if no response came, so the list is refetched', async () => {
    await client.fetchQuery(myComplaintsQuery())
    const look = vi.spyOn(client, 'invalidateQueries')
    addFault({ operation: 'createComplaint', kind: 'network', done: true })
    const error: unknown = await ask().catch((reason: unknown) => reason)
    expect(refusal(error, 'Could not submit your complaint.')).toBe(texts.mayBeDone)
    expect(look).toHaveBeenCalledWith({ queryKey: ['listMyComplaints'] })
  })
  test.each([
    [502, undefined],
    [504, undefined],
    [503, ''],
    [524, ''],
  ])('may have succeeded when a proxy returns %i', async (status, message) => {
    const look = vi.spyOn(client, 'invalidateQueries')
    addFault({ operation: 'createComplaint', kind: 'status', status, ...(message === '' && { message }) })
    const error: unknown = await ask().catch((reason: unknown) => reason)
    expect(refusal(error, 'Could not submit your complaint.')).toBe(texts.mayBeDone)
    expect(look).toHaveBeenCalledWith({ queryKey: ['listMyComplaints'] })
  })
  test('leads to a refetch on 400, 404, 409 or 500, but not on 403', async () => {
    const look = vi.spyOn(client, 'invalidateQueries')
    for (const status of [403, 400, 404, 409, 500]) {
      addFault({ operation: 'createComplaint', kind: 'status', status, times: 1 })
      await expect(ask()).rejects.toMatchObject({ status })
      expect(look).toHaveBeenCalledTimes([400, 404, 409, 500].indexOf(status) + 1)
    }
  })
  test('may have succeeded if the connection broke after sending', async () => {
    const isUnsent = () => store.complaint.where('message', 'The map is old.').length === 0
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(isUnsent)
    addFault({ operation: 'createComplaint', kind: 'network', done: true })
    const error: unknown = await ask().catch((reason: unknown) => reason)
    expect(isUnsent()).toBe(false)
    expect(refusal(error, 'Could not submit your complaint.')).toBe(texts.mayBeDone)
    vi.restoreAllMocks()
  })
  test('cannot have succeeded when the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    addFault({ operation: 'createComplaint', kind: 'network' })
    const error: unknown = await ask().catch((reason: unknown) => reason)
    expect(refusal(error, 'Could not submit your complaint.')).toBeNull()
    vi.restoreAllMocks()
  })
})

describe('first attempt without a response', () => {
  beforeEach(async () => {
    token.set(await signInAs('admin'))
    loseFirstAnswer()
  })
  const noticeCount = () => store.notification.where('userId', 'usr_farhan').length

  test.each([400, 409, 422])('counts as the decision if the retry is refused with %i', async (status) => {
    setQuirks([rejectingWith(status)])
    const before = noticeCount()
    const id = 'sub_farhan_premium'
    await expect(call('approveSubscription', { params: { id } })).resolves.toBeUndefined()
    expect(store.subscription.get(id)?.status).toBe('active')
    expect(noticeCount()).toBe(before + 1)
  })
  test('counts as a completed deletion', async () => {
    const id = store.plan.list()[0]?._id ?? ''
    await call('deletePlan', { params: { id } })
    expect(store.plan.get(id)).toBeUndefined()
  })
  test('does not hide other refusals of the second attempt', async () => {
    const body = { name: 'Yearly', price: 100, duration: 365 }
    await expect(call('createPlan', { body })).rejects.toMatchObject({ status: 400, retried: true })
    await expect(call('createPlan', { body })).rejects.toMatchObject({ status: 400, retried: false })
    loseFirstAnswer()
    const params = { id: 'sub_unknown' }
    await expect(call('approveSubscription', { params })).rejects.toMatchObject({ status: 404 })
  })
})
