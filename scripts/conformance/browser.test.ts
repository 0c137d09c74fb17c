import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { setTraits, type Trait } from '@mocks/dialects/state'
import { deviations, type Handle, startTestServer, type TestServer } from './testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => server.reset())
afterAll(() => server.close())

const cors = { 'Access-Control-Allow-Origin': '*' }
const allowed = {
  ...cors,
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Allow-Methods': 'GET, PUT, PATCH, DELETE, POST',
}

/** Answers preflights, and every other call with an empty list of plans. */
const preflighting =
  (status: number, headers: Record<string, string>): Handle =>
  ({ method }, response) =>
    method === 'OPTIONS'
      ? response.writeHead(status, headers).end()
      : response.writeHead(200, { ...cors, 'Content-Type': 'application/json' }).end('{"plans":[]}')

describe('what a browser asks first', { timeout: 30_000 }, () => {
  test.each([
    ['all is allowed', 204, allowed, []],
    [
      'no PATCH',
      204,
      { ...allowed, 'Access-Control-Allow-Methods': 'GET, PUT, DELETE' },
      ['preflight:PATCH'],
    ],
    ['no DELETE', 204, { ...allowed, 'Access-Control-Allow-Methods': 'PATCH, PUT' }, ['preflight:DELETE']],
    [
      'a star does not cover Authorization',
      204,
      { ...allowed, 'Access-Control-Allow-Headers': '*' },
      ['preflight:DELETE', 'preflight:GET', 'preflight:PATCH', 'preflight:PUT'],
    ],
    [
      'another origin',
      204,
      { ...allowed, 'Access-Control-Allow-Origin': 'https://other.example' },
      ['preflight:DELETE', 'preflight:GET', 'preflight:PATCH', 'preflight:POST', 'preflight:PUT'],
    ],
    [
      'a preflight that needs a token',
      401,
      allowed,
      ['preflight:DELETE', 'preflight:GET', 'preflight:PATCH', 'preflight:POST', 'preflight:PUT'],
    ],
  ])('%s', async (_, status, headers, causes) => {
    const report = await server.run({
      baseUrl: await server.front(preflighting(status, headers)),
      only: ['preflights'],
    })
    expect(deviations(report).toSorted()).toEqual(causes)
  })

  const without =
    (name: string, status: number): Trait['serve'] =>
    async (_, next) => {
      const response = await next()
      if (response.status === status) response.headers.set(name, '')
      return response
    }
  test.each([
    ['Access-Control-Allow-Origin', 401, ['no-token-read', 'headers'], 'cors:401'],
    ['Access-Control-Allow-Origin', 429, ['lock', 'headers'], 'cors:429'],
    ['Access-Control-Expose-Headers', 429, ['lock', 'headers'], 'cors-retry-after'],
    ['Access-Control-Allow-Origin', 200, ['read-public', 'headers'], 'cors'],
  ])('%s missing on a %i', async (name, status, only, cause) => {
    setTraits([{ title: name, serve: without(name, status) }])
    expect(deviations(await server.run({ only }))).toEqual([cause])
  })

  test('the same origin needs none of it', async () => {
    const report = await server.run({ origin: server.url.origin, only: ['preflights', 'headers'] })
    expect(report.skipped.map(({ why }) => why)).toEqual([
      'the site has the same origin',
      'the site has the same origin',
    ])
  })
})
