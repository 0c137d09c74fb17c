import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import type { Engine, EngineKind, Visit } from './engine'
import { drive, missingOnes, type Outcome } from './main'
import { webDriverAt } from './webDriver'

const site = { build: 'demo', origin: 'http://127.0.0.1', reset: async () => {}, pictured: false }

const kindOf = (start: EngineKind['start'], missing: string | null = null): EngineKind => ({
  id: 'webkit',
  missing: () => missing,
  start,
})

async function outcomesOf(kind: EngineKind): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  await drive(kind, [site], tmpdir(), (outcome) => outcomes.push(outcome))
  return outcomes
}

const hangs = () => Promise.reject(new Error('The driver did not answer.'))

/** A visit whose driver has stopped answering once it was asked for a page. */
const hanging: Visit = {
  open: hangs,
  reload: hangs,
  run: hangs,
  element: hangs,
  press: hangs,
  resize: async () => {},
  picture: hangs,
  problems: hangs,
  close: hangs,
}

test('an engine that does not start fails each journey with the reason', async () => {
  const outcomes = await outcomesOf(kindOf(() => Promise.reject(new Error('No display.'))))
  expect(outcomes).toHaveLength(3)
  for (const { engine, faults } of outcomes) {
    expect(engine).toBe('webkit')
    expect(faults).toEqual(['Begin: No display.'])
  }
})

test('an engine that hangs fails its journey, and is started anew for the next one', async () => {
  const calls: string[] = []
  const engine: Engine = {
    version: 'WebKitGTK 0',
    visit: async () => hanging,
    stop: async () => void calls.push('stop'),
  }
  const outcomes = await outcomesOf(
    kindOf(async () => {
      calls.push('start')
      return engine
    }),
  )
  expect(outcomes.map(({ faults }) => faults[0])).toEqual([
    'Open /: The driver did not answer.',
    'Open /login: The driver did not answer.',
    'Open /login: The driver did not answer.',
  ])
  expect(calls).toEqual(['start', 'stop', 'start', 'stop', 'start', 'stop'])
})

test('a driver that says nothing is not waited for', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const driver = webDriverAt(`http://127.0.0.1:${port}`, 30)
  expect(await driver.isReady()).toBe(false)
  await expect(driver.newSession()).rejects.toThrow(
    'The driver did not answer within 0.03 s (POST /session).',
  )
})

test('a browser that is missing is told, and fails the run where it is required', () => {
  const kinds = [kindOf(hangs), kindOf(hangs, 'no WebKitWebDriver on the PATH')]
  expect(missingOnes(kinds, [])).toEqual([
    { id: 'webkit', isRequired: false, why: 'no WebKitWebDriver on the PATH' },
  ])
  expect(missingOnes(kinds, ['webkit'])).toMatchObject([{ isRequired: true }])
})
