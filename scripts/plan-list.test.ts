import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { readBody, schemas } from '../src/contract'
import { fetchPlans } from './plan-list.mjs'

let server: Server | undefined
afterEach(() => server?.close())

const plan = {
  _id: 'p1',
  name: 'Pro',
  price: 16_999,
  features: ['All'],
  highlight: false,
  duration: 365,
}

/** What the build makes of a server's answer: the plans, and what it says of them. */
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

test('the plans are those that the product reads: envelopes opened, numbers without groups', async () => {
  const sent = {
    success: true,
    data: [{ ...plan, _id: undefined, id: 'p1', price: '₹16,999', duration: '365' }],
  }
  expect(await builtFrom(200, JSON.stringify(sent))).toEqual({ plans: { plans: [plan] }, said: '' })
})

test('a plan that cannot be read is left out and named', async () => {
  const { plans, said } = await builtFrom(200, JSON.stringify([{ ...plan, price: 'on request' }, plan]))
  expect(plans).toEqual([plan])
  expect(said).toBe('A plan is left out of /plans: 0.price: a number expected, a text found.')
})

test.each([
  [
    'none of the plans can be read',
    200,
    JSON.stringify([{ ...plan, price: null }]),
    'none of them can be read',
  ],
  ['there is no list', 200, '{"success":false}', 'a list expected, an object found'],
  ['it is HTML', 200, '<!doctype html>', 'answered something that is no JSON (text/html)'],
  ['the server is at fault', 503, '', 'answered 503'],
])('the page goes without plans where %s', async (_what, status, body, reason) => {
  const { plans, said } = await builtFrom(status, body)
  expect(plans).toBeNull()
  expect(said).toContain('/plans is written without its plans')
  expect(said).toContain(reason)
})

test.each([
  ['http://127.0.0.1:1', 'http://127.0.0.1:1/api/auth/plans cannot be reached'],
  ['/', 'the build knows no host to ask'],
])('the page goes without plans of a server at %s', async (address, reason) => {
  expect(await plansOf(address)).toEqual({
    plans: null,
    said: `/plans is written without its plans, which the browser fetches: ${reason}.`,
  })
})
