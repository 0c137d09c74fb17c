import { afterEach, expect, test, vi } from 'vitest'
import { fetchPlans } from './planList'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const plan = { _id: 'p1', name: 'Pro', price: 16_999, features: ['All'], highlight: false, duration: 365 }

/** The plans that the build reads from a response, and what it prints about them. */
async function builtFrom(body: string, status = 200) {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const plans = await fetchPlans('https://api.example.com')
  return { plans, said: log.mock.calls.map(([line]) => line).join('') }
}

test('reads the plans as the product does', async () => {
  const sent = { success: true, data: [{ ...plan, _id: undefined, id: 'p1', price: '₹16,999' }] }
  expect(await builtFrom(JSON.stringify(sent))).toEqual({ plans: { plans: [plan] }, said: '' })
})

test('skips an unreadable plan and says why', async () => {
  const { plans, said } = await builtFrom(JSON.stringify([{ ...plan, price: 'on request' }, plan]))
  expect(plans).toEqual([plan])
  expect(said).toBe('A plan is left out of /plans: 0.price: a number expected, a text found.\n')
})

test.each([
  ['{"plans":[]}', 200, 'api.example.com/api/auth/plans: no plans.'],
  ['{"success":false}', 200, 'a list expected, an object found'],
  ['<!doctype html>', 200, 'not valid JSON'],
  ['', 503, 'status 503'],
])('builds without plans after the response %s (%i)', async (body, status, reason) => {
  const { plans, said } = await builtFrom(body, status)
  expect(plans).toBeNull()
  expect(said).toContain(reason)
})
