import { allRecords, recordsOf } from '@mocks/store/db'
import { currentOrigin } from '@mocks/store/origin'
import { buildSeed } from '@mocks/seeds'
import * as z from 'zod/mini'
import { storedText } from '@/platform/storage'

/** Tables that change by merely looking around. */
const passing = new Set(['session', 'loginAttempt', 'expiryReminder'])

type Rows = ReturnType<typeof allRecords>

/** The same text for the same rows, in whichever order their fields stand. */
const textOf = (records: Rows) =>
  JSON.stringify(
    records.filter(({ table }) => !passing.has(table)).map(({ table, row }) => [table, row]),
    (_key, value: unknown) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : value,
  )

/** A 32-bit hash. */
function digest(text: string): number {
  let hash = 0
  for (let index = 0; index < text.length; index += 1) hash = (hash * 31 + text.charCodeAt(index)) | 0
  return hash
}

const place = storedText('sessionStorage', 'demo-scenario')
const noted = z.tuple([z.string(), z.int()])

/** Remembers for this tab which scenario has just been opened. */
export function noteScenario(id: string): void {
  place.write(JSON.stringify([id, digest(textOf(allRecords()))]))
}

/** The id of the scenario whose rows are those of the server still; null where there is none. */
export function scenarioInForce(): string | null {
  try {
    const [id, rows] = noted.parse(JSON.parse(place.read() ?? 'null'))
    return rows === digest(textOf(allRecords())) ? id : null
  } catch {
    return null
  }
}

/** Whether no row has changed since the data set was loaded. */
export function isAsSeeded(): boolean {
  const origin = currentOrigin()
  if (!origin) return false
  return textOf(recordsOf(buildSeed(origin.seed, origin.seededAt))) === textOf(allRecords())
}
