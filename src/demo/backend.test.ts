import { scenarios } from '@mocks/scenarios'
import { afterEach, expect, test } from 'vitest'
import { removeToken, writeToken, readToken } from '@/platform/token'
import { enterScenario } from './backend'
import { notices } from './notices'

afterEach(() => {
  Reflect.deleteProperty(scenarios, 'broken')
  removeToken()
})

test.each([
  ['unknown', 'no-such-state'],
  ['no scenario but a name that every object knows', 'constructor'],
  ['one that cannot be arranged', 'broken'],
])('a scenario that is %s is said so, and who is signed in stays', async (_, id) => {
  const arrange = () => {
    throw new Error('mine')
  }
  Object.assign(scenarios, { broken: { ...scenarios.support, arrange } })
  writeToken('mine')
  const address = location.href
  await enterScenario(id)
  expect(notices.get()).toContainEqual(expect.stringContaining(`“${id}”`))
  expect(readToken()).toBe('mine')
  expect(location.href).toBe(address)
})
