import { mockAdapter } from '@mocks/transport/adapter'
import { resetMock } from '@mocks/scenarios/applyScenario'
import { addFault } from '@mocks/faults'
import { demoPassword } from '@mocks/seeds/personas'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setLogSink } from '@/platform/log'
import { call } from './client'
import { provideTransport } from './transport'

const logged = vi.fn<(failure: Error) => void>()

beforeEach(async () => {
  await resetMock()
  logged.mockClear()
  setLogSink(logged)
})
afterEach(() => {
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
