import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword, personaOf } from '@mocks/seeds/personas'
import { setTraits } from '@mocks/dialects/state'
import { type TraitId, traitIds, traitsFor, traitsNamed } from '@mocks/dialects/traits'
import { resetMock } from '@mocks/scenarios/applyScenario'
import type { Options } from './run'
import { deviations, startTestServer, type TestServer } from './testServer'
import { moneyPlants } from './plants/money'
import { peoplePlants } from './plants/people'
import { routePlants } from './plants/routes'
import { shapePlants } from './plants/shapes'
import { statusPlants } from './plants/statuses'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => server.reset())
afterAll(() => server.close())

const admin = { email: personaOf('admin').email, password: demoPassword }
const expired = { email: personaOf('expired').email, password: demoPassword }
const run = (options: Partial<Options> = {}) => server.run({ admin, expired, ...options })

test('the mock conforms in every operation, and nothing is left unchecked', { timeout: 60_000 }, async () => {
  await resetMock()
  const report = await run()
  expect(report.causes.filter(({ verdict }) => verdict !== 'advice')).toEqual([])
  expect(report.skipped).toEqual([])
  expect(report.operations.filter(({ verdict }) => verdict !== 'conforms')).toEqual([])
  expect(report.conforms).toBe(true)
})

const plants = [...shapePlants, ...routePlants, ...statusPlants, ...moneyPlants, ...peoplePlants]

describe('a planted fault is found, and nothing else', () => {
  test.each(plants)(
    '$title',
    { timeout: 30_000 },
    async ({ title, serve, only, cause, operation, place, text, also = [] }) => {
      setTraits([{ title, serve }])
      const report = await run({ only })
      const found = report.causes.find(({ id }) => id === cause)?.findings ?? []
      expect(deviations(report).toSorted()).toEqual([cause, ...also].toSorted())
      expect(found.map((each) => ({ ...each, text: each.meets?.text }))).toContainEqual(
        expect.objectContaining({ operation, place, text, curl: expect.stringContaining('curl -i -X') }),
      )
    },
  )
})

/** By what each trait of the foreign dialect is found. */
const named: Record<TraitId, string> = {
  'missing-routes': 'missing-route',
  'upi-only': 'no-qr',
  'private-payment-options': 'payment-options-guarded',
  'cast-errors': 'malformed-id:500',
  'id-references': 'reference-as-id',
  'bare-sign-in': 'missing:createdAt',
  'chat-time': 'field-name:createdAt',
  'bare-writes': 'no-content',
  'enveloped-lists': 'envelope',
  none: 'none-for-null',
  'empty-texts': 'empty-text',
  'grouped-numbers': 'number-as-text',
  'plain-ids': 'field-name:_id',
  'html-not-found': 'unknown-route',
  'html-bad-json': 'html-error',
  'unreadable-429': 'cors:429',
}

describe('the foreign dialect', () => {
  test('every trait is named, all of them spoken at once', { timeout: 60_000 }, async () => {
    await resetMock()
    setTraits(traitsNamed('foreign'))
    const report = await run()
    const causes = report.causes.map(({ id }) => id)
    expect(traitIds.filter((id) => !causes.includes(named[id]))).toEqual([])
    expect(report.conforms).toBe(false)
  })

  test.each(traitIds)('%s alone is named', { timeout: 60_000 }, async (id) => {
    await resetMock()
    setTraits(traitsFor([id]))
    const report = await run({
      only: [
        'unknown-address',
        'payment-options-guard',
        'read-public',
        'read-admin',
        'ticket',
        'qr',
        'ids-client',
        'reopening',
        'bad-json',
        'lock',
        'headers',
      ],
    })
    expect(report.causes.map((cause) => cause.id)).toContain(named[id])
  })
})
