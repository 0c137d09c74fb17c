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

/** The server does what the first call asks for, and its answer never comes. */
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

describe('an account that was made', () => {
  test('is signed in where the answer cannot be read', async () => {
    addFault({ operation: 'register', kind: 'html', done: true })
    await expect(registered()).resolves.toMatchObject({ user: { email: account.email } })
  })
  test.each([400, 409])('signs in if the retry of a made account is refused with %i', async (status) => {
    setQuirks([rejectingWith(status)])
    loseFirstAnswer()
    await expect(registered()).resolves.toMatchObject({ user: { email: account.email } })
  })
  test('is none where a page that is no server answers', async () => {
    addFault({ operation: 'register', kind: 'html' })
    await expect(registered()).rejects.toMatchObject({ operation: 'register', kind: 'shape' })
  })
})

describe('a plan that a first try made', () => {
  const create = (name: string) =>
    new MutationObserver(client, planCalls().create).mutate({ body: { name, price: 100, duration: 9 } })
  beforeEach(async () => token.set(await signInAs('admin')))

  test.each([400, 409])('is made, where the second try is refused with %i', async (status) => {
    setQuirks([rejectingWith(status)])
    await client.fetchQuery(plansQuery())
    loseFirstAnswer()
    await create('Weekly')
    expect(store.plan.filter(({ name }) => name === 'Weekly')).toHaveLength(1)
  })
  test('is not taken for one that was there before', async () => {
    await client.fetchQuery(plansQuery())
    loseFirstAnswer()
    await expect(create('Premium')).rejects.toMatchObject({ status: 400 })
  })
})

describe('a change without an answer', () => {
  beforeEach(async () => token.set(await signInAs('active')))
  const ask = () => new MutationObserver(client, createComplaintMutation()).mutate('The map is old.')

  test('may have been done, and is looked for', async () => {
    await client.fetchQuery(myComplaintsQuery())
    const look = vi.spyOn(client, 'invalidateQueries')
    addFault({ operation: 'createComplaint', kind: 'network', done: true })
    const error: unknown = await ask().catch((reason: unknown) => reason)
    expect(refusal(error, 'Could not submit your complaint.')).toBe(texts.mayBeDone)
    expect(look).toHaveBeenCalledWith({ queryKey: ['listMyComplaints'] })
  })
  test.each([502, 504])('may have been done as well where a proxy says %i', async (status) => {
    const look = vi.spyOn(client, 'invalidateQueries')
    addFault({ operation: 'createComplaint', kind: 'status', status })
    const error: unknown = await ask().catch((reason: unknown) => reason)
    expect(refusal(error, 'Could not submit your complaint.')).toBe(texts.mayBeDone)
    expect(look).toHaveBeenCalledWith({ queryKey: ['listMyComplaints'] })
  })
  test('refetches after a refusal with 400, 404 or 409', async () => {
    const look = vi.spyOn(client, 'invalidateQueries')
    for (const status of [403, 500, 400, 404, 409]) {
      addFault({ operation: 'createComplaint', kind: 'status', status, times: 1 })
      await expect(ask()).rejects.toMatchObject({ status })
      expect(look).toHaveBeenCalledTimes([400, 404, 409].indexOf(status) + 1)
    }
  })
  test('was not sent by a browser without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    addFault({ operation: 'createComplaint', kind: 'network' })
    const error: unknown = await ask().catch((reason: unknown) => reason)
    expect(refusal(error, 'Could not submit your complaint.')).toBeNull()
    vi.restoreAllMocks()
  })
})
