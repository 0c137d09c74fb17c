import { mockAdapter } from '@mocks/transport/adapter'
import { resetMock, signInAs } from '@mocks/scenarios/applyScenario'
import { store } from '@mocks/store/db'
import { setQuirks } from '@mocks/quirks/state'
import { addFault } from '@mocks/faults'
import { demoPassword } from '@mocks/seeds/personas'
import { AxiosError } from 'axios'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setLogSink } from '@/platform/log'
import { token } from '@/platform/token'
import { rejectingWith } from '@/testing/rejectingWith'
import { call } from './client'
import { provideTransport } from './transport'

const logged = vi.fn<(failure: Error) => void>()

beforeEach(async () => {
  await resetMock()
  logged.mockClear()
  setLogSink(logged)
})
afterEach(() => {
  setQuirks([])
  vi.useRealTimers()
})

describe('timeout', () => {
  /** A mocked XHR never times out here, so the calls use the mock's adapter and fake timers. */
  function withTimers(): () => number {
    let sent = 0
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    provideTransport(() =>
      Promise.resolve((config) => {
        sent += 1
        return mockAdapter(config)
      }),
    )
    return () => sent
  }

  test('occurs after 30 seconds and is retried once', async () => {
    const sent = withTimers()
    addFault({ operation: 'listPlans', kind: 'timeout', times: 1 })
    const answer = call('listPlans', {})
    await vi.advanceTimersByTimeAsync(29_900)
    expect(sent()).toBe(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(sent()).toBe(2)
    await expect(answer).resolves.toHaveProperty('plans')
    expect(logged).not.toHaveBeenCalled()
  })
  test('fails the call the second time', async () => {
    const sent = withTimers()
    addFault({ operation: 'listPlans', kind: 'timeout' })
    const [failed] = await Promise.allSettled([call('listPlans', {}), vi.advanceTimersByTimeAsync(61_000)])
    expect(failed).toMatchObject({ reason: { kind: 'timeout', status: undefined, retried: true } })
    expect(sent()).toBe(2)
    expect(logged).toHaveBeenCalledTimes(1)
  })
  test('is never retried on login', async () => {
    const sent = withTimers()
    addFault({ operation: 'login', kind: 'timeout' })
    const login = call('login', { body: { email: 'devika@shorehouse.example', password: demoPassword } })
    const [failed] = await Promise.allSettled([login, vi.advanceTimersByTimeAsync(61_000)])
    expect(failed).toMatchObject({ reason: { kind: 'timeout', retried: false } })
    expect(sent()).toBe(1)
  })
})

describe('first attempt that succeeded without a response', () => {
  /** The server executes the next call, but its response is lost. */
  function loseNextAnswer() {
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
  beforeEach(async () => {
    token.set(await signInAs('admin'))
    loseNextAnswer()
  })
  const heard = () => store.notification.where('userId', 'usr_farhan').length

  test.each([400, 409, 422])('counts as one decision if the retry is refused with %i', async (status) => {
    setQuirks([rejectingWith(status)])
    const before = heard()
    const id = 'sub_farhan_premium'
    await expect(call('approveSubscription', { params: { id } })).resolves.toBeUndefined()
    expect(store.subscription.get(id)?.status).toBe('active')
    expect(heard()).toBe(before + 1)
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
    loseNextAnswer()
    const params = { id: 'sub_unknown' }
    await expect(call('approveSubscription', { params })).rejects.toMatchObject({ status: 404 })
  })
})
