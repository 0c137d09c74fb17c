import { quirkIds } from '@mocks/quirks/quirks'
import { faultSchema } from '@mocks/faultSchema'
import { isScenarioId, type ScenarioId } from '@mocks/scenarios'
import { seedNames } from '@mocks/seeds'
import { personas, type PersonaId } from '@mocks/seeds/personas'
import * as z from 'zod/mini'
import { parsedJson } from '@/lib/json'
import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'
import { recordedStepSchema } from './recordedStep'

const MOST_ENTRIES = 500

const persona = z.custom<PersonaId>((id) => personas.some((one) => one.id === id))
const scenario = z.custom<ScenarioId>((id) => typeof id === 'string' && isScenarioId(id))

/** A page’s path below the base, with its query. */
const route = z.string().check(z.startsWith('/'))

/** A text on the page: an announcement, a heading, or any other. */
const shownSchema = z.strictObject({
  kind: z.enum(['alert', 'status', 'heading', 'text']),
  text: z.string(),
})
export type Shown = z.infer<typeof shownSchema>

/** `as`: the demo signed in this persona, or signed out (null). `clockDays`: it set its clock so many days ahead. */
const loadSchema = z.strictObject({
  do: z.literal('load'),
  route,
  as: z.exactOptional(z.nullable(persona)),
  clockDays: z.exactOptional(z.number()),
})
export type Load = z.infer<typeof loadSchema>

const byHandSchema = z.strictObject({ do: z.literal('byHand'), what: z.string() })

const entrySchema = z.strictObject({
  step: z.union([recordedStepSchema, loadSchema, byHandSchema]),
  /** Before a key that the page itself handles: the text that appeared last. */
  after: z.optional(shownSchema),
  /** The field was not empty before the typing. */
  hadText: z.optional(z.literal(true)),
  /** The texts that appeared afterwards, until the next step. */
  shows: z.array(shownSchema),
})
export type Entry = z.infer<typeof entrySchema>

const startSchema = z.strictObject({
  route,
  /** The persona signed in; null: a visitor, or an account that a test cannot sign in. */
  as: z.nullable(persona),
  seed: z.enum(seedNames),
  /** The scenario whose state the product was in. */
  scenario: z.nullable(scenario),
  clockDays: z.number(),
  /** The forced faults, except the scenario's own. */
  faults: z.array(faultSchema),
  quirks: z.array(z.enum(quirkIds)),
  /** Whether the data differed from the data set or scenario. A test starts without those changes. */
  changed: z.boolean(),
})
export type Start = z.infer<typeof startSchema>

const recordingSchema = z.strictObject({
  start: startSchema,
  entries: z.array(entrySchema),
  /** The page's texts before the last step. */
  before: z.array(z.string()),
  /** When the data set was loaded, in ms since the epoch. */
  seededAt: z.number(),
})
export type Recording = z.infer<typeof recordingSchema>

const place = storedText('sessionStorage', 'demo-recording')
let last: { stored: string | null; recording: Recording | null } = { stored: null, recording: null }

function read(): Recording | null {
  const stored = place.read()
  if (stored !== last.stored)
    last = { stored, recording: recordingSchema.safeParse(parsedJson(stored)).data ?? null }
  return last.recording
}

/** This tab's recording, which survives a page load; null if there is none. */
export const recording = signal<Recording | null>(null, {
  read,
  write: (next) => place.write(next === null ? null : JSON.stringify(next)),
})

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export function addEntry(entry: Entry, before: string[]): void {
  const current = recording.get()
  if (!current || current.entries.length >= MOST_ENTRIES) return
  recording.set({ ...current, entries: [...current.entries, entry], before })
}

export function removeEntry(index: number, step: Entry['step']): void {
  const current = recording.get()
  if (!current || !isSame(current.entries[index]?.step, step)) return
  recording.set({ ...current, entries: current.entries.toSpliced(index, 1) })
}

export function changeLast(change: (last: Entry) => Entry): void {
  const current = recording.get()
  const final = current?.entries.at(-1)
  if (!current || !final) return
  recording.set({ ...current, entries: [...current.entries.slice(0, -1), change(final)] })
}
