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

const registered = () => new MutationObserver(client, registerMutation()).mutate(account)

describe('account created without a readable response', () => {
  test('signs in after an unreadable response', async () => {
    addFault({ operation: 'register', kind: 'html', done: true })
    await expect(registered()).resolves.toMatchObject({ user: { email: account.email } })
  })
  test.each([400, 409])('signs in if the retry is refused with %i', async (status) => {
    setQuirks([rejectingWith(status)])
    loseFirstAnswer()
    await expect(registered()).resolves.toMatchObject({ user: { email: account.email } })
  })
  test('fails if the page that responds is not the API', async () => {
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
  test.each([502, 504])('may have succeeded when a proxy returns %i', async (status) => {
    const look = vi.spyOn(client, 'invalidateQueries')
    addFault({ operation: 'createComplaint', kind: 'status', status })
    const error: unknown = await ask().catch((reason: unknown) => reason)
    expect(refusal(error, 'Could not submit your complaint.')).toBe(texts.mayBeDone)
    expect(look).toHaveBeenCalledWith({ queryKey: ['listMyComplaints'] })
  })
  test('leads to a refetch after a refusal with 400, 404 or 409', async () => {
    const look = vi.spyOn(client, 'invalidateQueries')
    for (const status of [403, 500, 400, 404, 409]) {
      addFault({ operation: 'createComplaint', kind: 'status', status, times: 1 })
      await expect(ask()).rejects.toMatchObject({ status })
      expect(look).toHaveBeenCalledTimes([400, 404, 409].indexOf(status) + 1)
    }
  })
  test('cannot have succeeded when the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    addFault({ operation: 'createComplaint', kind: 'network' })
    const error: unknown = await ask().catch((reason: unknown) => reason)
    expect(refusal(error, 'Could not submit your complaint.')).toBeNull()
    vi.restoreAllMocks()
  })
})
