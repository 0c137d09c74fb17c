import { scenarios } from '@mocks/scenarios'
import { afterEach, expect, test } from 'vitest'
import { token } from '@/platform/token'
import { enterScenario } from './backend'
import { notices } from './notices'

afterEach(() => {
  Reflect.deleteProperty(scenarios, 'broken')
  token.set(null)
  history.replaceState(null, '', '/')
})

test.each([
  ['unknown', 'no-such-state'],
  ['no scenario but a name that every object knows', 'constructor'],
  ['one that cannot be arranged', 'broken'],
])('a scenario that is %s is said so, and who is signed in stays', async (_, id) => {
  const arrange = () => {
    throw new Error('mine')
  }
  Object.assign(scenarios, { broken: { ...scenarios.support, id: 'broken', arrange } })
  token.set('mine')
  const address = location.href
  await enterScenario(id)
  expect(notices.get()).toContainEqual(expect.stringContaining(`“${id}”`))
  expect(token.get()).toBe('mine')
  expect(location.href).toBe(address)
})

test('opens a scenario despite a full stop after its link', async () => {
  notices.set([])
  await enterScenario('payment-coupon.')
  expect(notices.get()).toEqual([])
  expect(location.pathname).toBe('/payment/premium')
})
