import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { readBody, schemas } from '../../src/contract'
import { fetchPlans } from './planList'

let server: Server | undefined
afterEach(() => server?.close())

const plan = { _id: 'p1', name: 'Pro', price: 16_999, features: ['All'], highlight: false, duration: 365 }

/** The plans that the build reads from a response, and its message about them. */
async function builtFrom(status: number, body: string) {
  server = createServer((request, response) => {
    response.writeHead(request.url === '/v1/api/auth/plans' ? status : 500, { 'content-type': 'text/html' })
    response.end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return plansOf(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`)
}

async function plansOf(address: string) {
  const said: string[] = []
  const plans = await fetchPlans(
    address,
    (answer) => readBody(schemas.listPlans.answer, answer),
    (line) => said.push(line),
  )
  return { plans, said: said.join('\n') }
}

test('reads the plans as the product does', async () => {
  const sent = { success: true, data: [{ ...plan, _id: undefined, id: 'p1', price: '₹16,999' }] }
  expect(await builtFrom(200, JSON.stringify(sent))).toEqual({ plans: { plans: [plan] }, said: '' })
})

test('skips an unreadable plan and names it', async () => {
  const { plans, said } = await builtFrom(200, JSON.stringify([{ ...plan, price: 'on request' }, plan]))
  expect(plans).toEqual([plan])
  expect(said).toBe('A plan is left out of /plans: 0.price: a number expected, a text found.')
})

test.each([
  [200, JSON.stringify([{ ...plan, price: null }]), 'none of them can be read'],
  [200, '{"success":false}', 'a list expected, an object found'],
  [200, '<!doctype html>', 'answered with something other than JSON (text/html)'],
  [503, '', 'answered 503'],
])('builds without plans after %i %s', async (status, body, reason) => {
  const { plans, said } = await builtFrom(status, body)
  expect(plans).toBeNull()
  expect(said).toContain(reason)
})

test('fails the build if the list of plans is empty', async () => {
  await expect(builtFrom(200, '{"plans":[]}')).rejects.toThrow('/v1/api/auth/plans has no plans yet.')
})

test.each([
  ['http://127.0.0.1:1', 'http://127.0.0.1:1/api/auth/plans cannot be reached'],
  ['/', 'the build knows no host to ask'],
])('builds without plans from the server at %s', async (address, reason) => {
  expect(await plansOf(address)).toEqual({
    plans: null,
    said: `/plans is written without its plans, which the browser fetches: ${reason}.`,
  })
})
