import { scenarios } from '@mocks/scenarios'
import { afterEach, expect, test } from 'vitest'
import { storedText } from '@/platform/storage'
import { token } from '@/platform/token'
import { openScenario } from './backend'
import { notices } from './notices'

afterEach(() => {
  Reflect.deleteProperty(scenarios, 'broken')
  token.set(null)
  history.replaceState(null, '', '/')
})

test.each([
  ['unknown', 'no-such-state'],
  ['named like a method', 'constructor'],
  ['failing', 'broken'],
])('reports a bad scenario (%s) and keeps the user signed in', async (_, id) => {
  const arrange = () => {
    throw new Error('mine')
  }
  Object.assign(scenarios, { broken: { ...scenarios.support, id: 'broken', arrange } })
  token.set('mine')
  const address = location.href
  await openScenario(id)
  expect(notices.get()).toContainEqual(expect.stringContaining(`“${id}”`))
  expect(token.get()).toBe('mine')
  expect(location.href).toBe(address)
})

test('opens a scenario even if its link ends with a full stop', async () => {
  notices.set([])
  await openScenario('payment-coupon.')
  expect(notices.get()).toEqual([])
  expect(location.pathname).toBe('/payment/premium')
})

test('clears earlier drafts when it opens a scenario', async () => {
  const draft = storedText('sessionStorage', 'draft:admin_meera:coupon:new')
  draft.write('{"code":"OLD"}')
  await openScenario('admin-coupons')
  expect(draft.read()).toBeNull()
})
