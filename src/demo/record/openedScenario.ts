import { allRecords } from '@mocks/store/db'
import * as z from 'zod/mini'
import { parsedJson } from '@/lib/json'
import { storedText } from '@/platform/storage'

/** Tables that change even when a user only looks around. */
export const passing: ReadonlySet<string> = new Set(['session', 'loginAttempt', 'expiryReminder'])

type Rows = ReturnType<typeof allRecords>

/** Stable text for rows, whatever their field order. */
const textOf = (records: Rows) =>
  JSON.stringify(
    records.filter(({ table }) => !passing.has(table)).map(({ table, row }) => [table, row]),
    (_key, value: unknown) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : value,
  )

function digest(text: string): number {
  let hash = 0
  for (let index = 0; index < text.length; index += 1) hash = (hash * 31 + text.charCodeAt(index)) | 0
  return hash
}

const place = storedText('sessionStorage', 'demo-scenario')
const noted = z.tuple([z.string(), z.int()])

export function noteScenario(id: string): void {
  place.write(JSON.stringify([id, digest(textOf(allRecords()))]))
}

export function scenarioInForce(): string | null {
  const { data } = noted.safeParse(parsedJson(place.read()))
  return data && data[1] === digest(textOf(allRecords())) ? data[0] : null
}
