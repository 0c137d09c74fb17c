import { setFaults } from '@mocks/faults'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type OperationId, operations } from '@/contract'
import { setLogSink } from '@/platform/log'
import { resetForTests } from '@/platform/reset'
import { driveCell, plainEffectOf } from './cell'
import { type Column, columns, isWrite, notApplicable } from './columns'
import type { Effect } from './effects'
import { brokenIn } from './screen'

export const ids = Object.keys(operations) as OperationId[]

const plainEffects = new Map<OperationId, Effect>()

/** What the call does to the server's data when nothing goes wrong. */
async function plainEffect(id: OperationId): Promise<Effect> {
  const known = plainEffects.get(id)
  if (known) return known
  const effect = isWrite(id) ? await plainEffectOf(id) : {}
  plainEffects.set(id, effect)
  leave()
  return effect
}

/** The page is left, and nothing of it is kept. */
function leave(): void {
  vi.useRealTimers()
  setFaults([])
  cleanup()
  resetForTests()
  // of a cell that has failed while it pretended to be offline
  Reflect.deleteProperty(navigator, 'onLine')
  setLogSink(() => {})
  localStorage.clear()
  sessionStorage.clear()
}

/** A test for each of these cells of the fault matrix. */
export function cellTests(cells: readonly { id: OperationId; column: Column }[]): void {
  beforeEach(() => setLogSink(() => {}))
  afterEach(leave)
  const driven = [...new Set(cells.map(({ id }) => id))]
  describe.each(driven)('%s', (id) => {
    const own = cells.filter((cell) => cell.id === id).map(({ column }) => [column.label, column] as const)
    test.for(own)('%s', { timeout: 90_000 }, async ([fault, column], { task, skip }) => {
      const cell = { operation: id, row: ids.indexOf(id), column: columns.indexOf(column), fault }
      const reason = notApplicable(id, column)
      task.meta.cell = { ...cell, ...(reason !== null && { reason }) }
      if (reason !== null) skip(reason)
      const mark = await driveCell(id, column, await plainEffect(id))
      expect(brokenIn(document.body)).toBeNull()
      task.meta.cell = { ...cell, mark }
    })
  })
}

/** The cells of every `parts`th operation, beginning with this one: so many files share the matrix. */
export const partOfMatrix = (part: number, parts: number) =>
  ids.filter((_, index) => index % parts === part).flatMap((id) => columns.map((column) => ({ id, column })))
