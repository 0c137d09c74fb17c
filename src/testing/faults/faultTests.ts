import { setFaults } from '@mocks/faults'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { OperationId } from '@/contract'
import { setLogSink } from '@/platform/log'
import { resetForTests } from '@/platform/reset'
import { drive, effectWithoutFault } from './drive'
import type { Effect } from './effects'
import { canHappen, isWrite, outcomes } from './outcomes'
import { brokenIn } from './screen'

const effects = new Map<OperationId, Effect>()

/** What the call does to the stored data when nothing goes wrong. */
async function plainEffect(id: OperationId): Promise<Effect> {
  const known = effects.get(id)
  if (known) return known
  const effect = isWrite(id) ? await effectWithoutFault(id) : {}
  effects.set(id, effect)
  leave()
  return effect
}

function leave(): void {
  vi.useRealTimers()
  setFaults([])
  cleanup()
  resetForTests()
  setLogSink(() => {})
  // a failed test may still pretend to be offline
  Reflect.deleteProperty(navigator, 'onLine')
  localStorage.clear()
  sessionStorage.clear()
}

/** Drives each of these operations, through its screen, to each outcome that it can have. */
export function faultTests(rows: Partial<Record<OperationId, unknown>>): void {
  afterEach(leave)
  describe.each(Object.keys(rows) as OperationId[])('%s', (id) => {
    const possible = outcomes.filter((outcome) => canHappen(id, outcome))
    test.each(possible)('$label', { timeout: 90_000 }, async (outcome) => {
      await drive(id, outcome, await plainEffect(id))
      expect(brokenIn(document.body)).toBeNull()
    })
  })
}
