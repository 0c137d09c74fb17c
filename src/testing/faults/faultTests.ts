import { setFaults } from '@mocks/faults'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { OperationId } from '@/contract'
import type { Place } from '@/demo/errors/places/place'
import { setLogSink } from '@/platform/log'
import { resetForTests } from '@/platform/reset'
import { drive, effectWithoutFault } from './drive'
import type { Effect } from './effects'
import { canHappen, isWrite, outcomes } from './outcomes'
import { brokenOutput } from './screen'

const effects = new Map<OperationId, Effect>()

async function plainEffect(id: OperationId): Promise<Effect> {
  const known = effects.get(id)
  if (known) return known
  const effect = isWrite(id) ? await effectWithoutFault(id) : {}
  effects.set(id, effect)
  resetAll()
  return effect
}

function resetAll(): void {
  vi.useRealTimers()
  setFaults([])
  cleanup()
  resetForTests()
  setLogSink(() => {})
  // a failed test may have left its offline stub behind
  Reflect.deleteProperty(navigator, 'onLine')
  localStorage.clear()
  sessionStorage.clear()
}

export function faultTests(places: Partial<Record<OperationId, Place>>): void {
  afterEach(resetAll)
  const possibleOf = (id: OperationId) => outcomes.filter((outcome) => canHappen(id, outcome))
  const ids = (Object.keys(places) as OperationId[]).filter((id) => possibleOf(id).length > 0)
  describe.each(ids)('%s', (id) => {
    test.each(possibleOf(id))('$label', { timeout: 90_000 }, async (outcome) => {
      await drive(id, outcome, await plainEffect(id))
      expect(brokenOutput(document.body)).toBeNull()
    })
  })
}
