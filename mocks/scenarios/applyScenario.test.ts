// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import { clockOffset, now } from '@/platform/clock'
import { DAY } from '@/lib/dates'
import { applyScenario, moveClock, resetMock, signInAs } from './applyScenario'
import { answerTo, requestOf } from '../testing/inProcess'
import { allRecords, recordsOf, store } from '../store/db'
import { currentOrigin } from '../store/origin'
import { exclusively } from '../store/persistence'
import { addFault, currentFaults } from '../faults'
import { newSession } from '../rules/session'
import { freshStore } from '../transport/node'
import { buildSeed, seedNames } from '../seeds'
import { personaOf } from '../seeds/personas'

beforeEach(() => freshStore())

test('replaces data, clock, faults and user with the scenario’s', async () => {
  addFault({ operation: 'login', kind: 'network' })
  const { route, token } = await applyScenario({
    id: 'test',
    title: 'A test',
    seed: 'default',
    persona: 'active',
    clockDays: 3,
    faults: [{ operation: 'listPlans', kind: 'html' }],
    route: '/dashboard',
    arrange: (rows) => rows.contact.list().forEach((row) => rows.contact.delete(row._id)),
  })
  expect(route).toBe('/dashboard')
  expect(clockOffset()).toBe(3 * DAY)
  expect(currentFaults()).toEqual([{ operation: 'listPlans', kind: 'html' }])
  expect(store.contact.count()).toBe(0)
  const me = await answerTo(requestOf('getMe', {}, token))
  expect(await me.json()).toMatchObject({ _id: personaOf('active').userId })
})

test('creates no token for a visitor’s scenario', async () => {
  const scenario = { id: 'test', title: 'A test', seed: 'empty', persona: null, route: '/' } as const
  expect(await applyScenario(scenario)).toEqual({ route: '/', token: null })
})

test.each([
  [
    'that throws in arrange',
    'default',
    () => {
      throw new Error('mine')
    },
    'mine',
  ],
  ['whose seed lacks the user', 'empty', () => {}, 'active'],
] as const)('changes nothing for a scenario %s', async (_, seed, arrange, message) => {
  const token = await signInAs('active')
  await moveClock(DAY)
  addFault({ operation: 'login', kind: 'network' })
  store.contact.list().forEach((row) => store.contact.delete(row._id))
  const scenario = {
    id: 'test',
    title: 'A test',
    seed,
    persona: 'active',
    clockDays: 3,
    route: '/',
    arrange,
  } as const
  await expect(applyScenario(scenario)).rejects.toThrow(message)
  expect(clockOffset()).toBe(DAY)
  expect(currentFaults()).toEqual([{ operation: 'login', kind: 'network' }])
  expect(store.contact.count()).toBe(0)
  expect(store.session.get(token)).toBeDefined()
})

test('fails a running call when the data is replaced', async () => {
  const { token } = await applyScenario('admin-approve')
  const [waiting] = store.subscription.where('status', 'pending')
  const approve = requestOf('approveSubscription', { params: { id: waiting?._id } }, token)
  addFault({ operation: 'approveSubscription', kind: 'latency', ms: 60_000, times: 1 })
  const slow = answerTo(approve)
  await vi.waitUntil(() => currentFaults().length === 0)
  await resetMock()
  // make the token valid in the new data too
  store.session.put({ ...newSession(personaOf('admin').userId, now()), _id: token ?? '' })
  expect((await slow).type).toBe('error')
  expect(store.subscription.get(waiting?._id ?? '')?.status).toBe('pending')
})

test.each(seedNames)('resets clock and faults and restores the exact rows of seed %s', async (seed) => {
  const users = 500
  const time = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 5, 15))
  await resetMock(seed, users)
  const first = JSON.stringify(allRecords())
  await applyScenario('admin-approve')
  await moveClock(DAY)
  addFault({ operation: 'login', kind: 'network' })
  await signInAs('active')
  await resetMock(seed, users)
  expect([clockOffset(), currentFaults()]).toEqual([0, []])
  expect(currentOrigin()).toEqual({ seed, seededAt: Date.UTC(2026, 5, 15) })
  expect(JSON.stringify(allRecords())).toBe(first)
  expect(allRecords()).toEqual(recordsOf(buildSeed(seed, Date.UTC(2026, 5, 15), users)))
  time.mockRestore()
})

test('keeps valid sessions when the clock moves, but not expired ones', async () => {
  const [client, admin, expired] = [await signInAs('active'), await signInAs('admin'), await signInAs('new')]
  const isValid = (token: string) => Date.parse(store.session.get(token)?.expiresAt ?? '') > now()
  await exclusively(() =>
    store.session.put({ ...newSession(personaOf('new').userId, now() - 8 * DAY), _id: expired }),
  )
  for (const days of [30, 60, 0]) {
    await moveClock(days * DAY)
    expect([client, admin].map(isValid)).toEqual([true, true])
  }
  await moveClock(DAY)
  expect(isValid(expired)).toBe(false)
})

test('restores a plan when the clock moves back, unless renewal is requested', async () => {
  const { token } = await applyScenario('dashboard-active')
  await moveClock(21 * DAY)
  await answerTo(requestOf('listMySubscriptions', {}, token))
  const statusOf = (id: string) => store.subscription.get(id)?.status
  expect(statusOf('sub_devika_premium')).toBe('expired')
  await moveClock(20 * DAY)
  expect(statusOf('sub_devika_premium')).toBe('expired')
  await moveClock(0)
  expect([statusOf('sub_devika_premium'), statusOf('sub_devika_starter')]).toEqual(['active', 'expired'])
  await moveClock(21 * DAY)
  await answerTo(requestOf('requestRenewal', { body: { subscriptionId: 'sub_devika_premium' } }, token))
  await moveClock(0)
  expect(statusOf('sub_devika_premium')).toBe('expired')
})
