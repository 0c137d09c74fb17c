import { currentTraits } from '@mocks/dialects/state'
import { traitIds, traitsFor } from '@mocks/dialects/traits'
import { addFault, clearFaults, currentFaults, setFaults, throughFaults } from '@mocks/faults'
import { applyScenario, resetMock } from '@mocks/scenarios/applyScenario'
import { freshStore } from '@mocks/transport/node'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { conditions, noConditions, storedConditions } from './conditions'
import { force, keepConditions } from './force'

let stop = () => {}
/** As a newly loaded page does. */
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

const served = () => Promise.resolve(Response.json({}))

test('applies a forced fault, reports it and restores it after a reload', () => {
  const forced = { faults: [{ operation: '*', kind: 'latency', ms: 300 }], dialect: ['plain-ids'] } as const
  force(forced)
  stop()
  const kept = storedConditions.read()
  clearFaults()
  // an earlier test may have started the demo, which stores that too
  storedConditions.write(kept)
  stop = keepConditions()
  expect(currentFaults()).toEqual(forced.faults)
  expect(currentTraits()).toEqual(traitsFor(['plain-ids']))
  expect(conditions.get()).toEqual(forced)
})

test('replaces earlier conditions with a scenario’s faults and dialect', async () => {
  addFault({ operation: 'login', kind: 'network' })
  await applyScenario('plans-malformed')
  expect(conditions.get()).toEqual({ faults: [{ operation: 'listPlans', kind: 'malformed' }], dialect: [] })
  await applyScenario('foreign-plans')
  expect(conditions.get()).toEqual({ faults: [], dialect: traitIds })
  await resetMock()
  expect(conditions.get()).toEqual(noConditions)
  expect(storedConditions.read()).toBeNull()
})

test('removes a fault after its last use', async () => {
  setFaults([{ operation: 'listPlans', kind: 'network', times: 2 }])
  await throughFaults('listPlans', served)
  expect(conditions.get().faults).toEqual([{ operation: 'listPlans', kind: 'network', times: 1 }])
  await throughFaults('listPlans', served)
  expect(conditions.get()).toEqual(noConditions)
})

test.each([
  'no JSON',
  '{"faults":[{"operation":"unknown","kind":"network"}],"dialect":[]}',
  '{"faults":[],"dialect":["klingon"]}',
  JSON.stringify({
    faults: Array.from({ length: 201 }, () => ({ operation: 'login', kind: 'network' })),
    dialect: [],
  }),
])('drops invalid stored conditions: %.40s', (text) => {
  stop()
  storedConditions.write(text)
  stop = keepConditions()
  expect(conditions.get()).toEqual(noConditions)
  expect(storedConditions.read()).toBeNull()
})
