import { currentQuirks } from '@mocks/quirks/state'
import { quirkIds, quirksFor } from '@mocks/quirks/quirks'
import { addFault, clearFaults, currentFaults } from '@mocks/faults'
import { applyScenario, resetMock } from '@mocks/scenarios/applyScenario'
import { freshStore } from '@mocks/transport/node'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { conditions, noConditions, storedConditions } from './conditions'
import { force, keepConditions } from './force'

let stop = () => {}
/** Simulates a page load. */
function load() {
  stop()
  freshStore()
  stop = keepConditions()
}

beforeEach(() => {
  storedConditions.write(null)
  load()
})
afterEach(() => {
  stop()
  storedConditions.write(null)
  freshStore()
})

test('applies conditions, reports them, and restores them after a reload', () => {
  const forced = { faults: [{ operation: '*', kind: 'latency', ms: 300 }], quirks: ['plain-ids'] } as const
  force(forced)
  stop()
  const kept = storedConditions.read()
  clearFaults()
  // if an earlier test started the demo, the demo has just stored the cleared faults
  storedConditions.write(kept)
  stop = keepConditions()
  expect(currentFaults()).toEqual(forced.faults)
  expect(currentQuirks()).toEqual(quirksFor(['plain-ids']))
  expect(conditions.get()).toEqual(forced)
})

test('replaces earlier conditions with a scenario’s faults and quirks', async () => {
  addFault({ operation: 'login', kind: 'network' })
  await applyScenario('wrong-address')
  expect(conditions.get()).toEqual({ faults: [{ operation: '*', kind: 'html' }], quirks: [] })
  await applyScenario('quirks-plans')
  expect(conditions.get()).toEqual({ faults: [], quirks: quirkIds })
  await resetMock()
  expect(conditions.get()).toEqual(noConditions)
  expect(storedConditions.read()).toBeNull()
})

test.each([
  ['not JSON', 'no JSON'],
  ['an unknown call', '{"faults":[{"operation":"unknown","kind":"network"}],"quirks":[]}'],
  ['an unknown quirk', '{"faults":[],"quirks":["klingon"]}'],
  [
    'too many faults',
    JSON.stringify({
      faults: Array.from({ length: 201 }, () => ({ operation: 'login', kind: 'network' })),
      quirks: [],
    }),
  ],
])('drops invalid stored conditions: %s', (_, text) => {
  stop()
  storedConditions.write(text)
  stop = keepConditions()
  expect(conditions.get()).toEqual(noConditions)
  expect(storedConditions.read()).toBeNull()
})
