import { type Conditions } from '../conditions/conditions'
import { partsOf } from '../conditions/edit'

// written out, because lib/dates would bring a large chunk of the product into the first load
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A difference from a fresh demo: short for the handle, a sentence for screen readers. */
export type On = { text: string; sentence: string; isForced?: boolean }

type State = {
  who: string | null
  conditions: Conditions
  /** How far the clock is moved, in milliseconds. */
  movedMs: number
  recorded: boolean
  /** Whether a tour is paused. */
  paused: boolean
}

/** The differences from a fresh demo, in the handle's order. */
export function whatIsOn({ who, conditions, movedMs, recorded, paused }: State): On[] {
  const { offline, latencyMs, single } = partsOf(conditions)
  const on: On[] = []
  if (recorded) on.push({ text: 'recording', sentence: 'What you do on the page is recorded.' })
  if (paused) on.push({ text: 'tour paused', sentence: 'The tour is paused: continue it in “Start”.' })
  if (who !== null) on.push({ text: who, sentence: `${who} is logged in.` })
  if (movedMs !== 0)
    on.push({
      text: moveText(movedMs),
      sentence: `The clock has been moved by ${moveText(movedMs)}.`,
    })
  if (offline) on.push({ text: 'offline', sentence: 'No call gets through.', isForced: true })
  if (latencyMs > 0)
    on.push({ text: 'slow', sentence: `Every call takes ${latencyMs / SECOND} s longer.`, isForced: true })
  if (single.length > 0) {
    const [faults, verb] = single.length === 1 ? ['fault', 'is'] : ['faults', 'are']
    const text = `${single.length} ${faults}`
    on.push({ text, sentence: `${text} ${verb} set.`, isForced: true })
  }
  if (conditions.quirks.length > 0)
    on.push({
      text: 'server quirks',
      sentence: 'The server has quirks.',
      isForced: true,
    })
  return on
}

/** `+1.5 days`; hours if under a day, minutes if under an hour. */
const moveText = (ms: number): string => `${ms < 0 ? '−' : '+'}${lengthText(Math.abs(ms))}`

function lengthText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.round(ms / HOUR)
  if (hours < 24) return `${hours} h`
  const days = Math.round((10 * ms) / DAY) / 10
  return `${days} ${days === 1 ? 'day' : 'days'}`
}
