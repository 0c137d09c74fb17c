import { type PersonaId, personaOf } from '@mocks/seeds/personas'
import type { Target } from '../steps/step'
import { targetInWords } from '../steps/find'
import { seenAtTheEnd } from './assertions'
import { withAnyDate } from './dates'
import { literal } from './code'
import type { RecordedStep } from './recordedStep'
import type { Entry, Recording } from './recording'

const nameOf = (as: PersonaId | null) => (as === null ? 'a visitor' : personaOf(as).name)

export function testTitle(recording: Recording): string {
  const { as, route } = recording.start
  const [seen] = seenAtTheEnd(recording)
  return `${nameOf(as)} ${seen ? `sees “${seen.text}”` : `opens ${route}`}`
}

export function fileNameOf({ start, entries }: Recording): string {
  const step = entries.at(-1)?.step
  const what = step && 'on' in step && step.on ? wordOf(step.on) : ''
  const path = start.route.replace(/\?.*$/, '')
  const words = `${path} ${what}`.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.slice(0, 8).join('-') || 'recorded'
}

function wordOf(target: Target): string {
  if ('label' in target) return target.label
  return ('text' in target ? target.text : target.name) ?? ''
}

export function entryInWords({ step }: Entry): string {
  if (step.do === 'byHand') return `${step.what} (by hand)`
  if (step.do !== 'load') return stepInWords(step)
  const as = step.as === undefined ? '' : ` as ${nameOf(step.as)}`
  const when = step.clockDays === undefined ? '' : `, ${step.clockDays} days from now`
  return `Load ${step.route}${as}${when}`
}

/** The step as a sentence without its full stop: `Click button “Log in”`. */
function stepInWords(step: RecordedStep): string {
  switch (step.do) {
    case 'click':
      return `Click ${targetInWords(step.on)}`
    case 'type':
      if (step.text === '') return `Clear ${targetInWords(step.on)}`
      return `Type “${step.text}” ${step.append ? 'at the end of' : 'into'} ${targetInWords(step.on)}`
    case 'typePassword':
      return `Type ${step.standIn === undefined ? 'the demo’s' : 'another'} password into ${targetInWords(step.on)}`
    case 'pick':
      return `Set ${targetInWords(step.on)} to ${step.value}`
    case 'choose':
      return `Choose “${step.option}” in ${targetInWords(step.on)}`
    case 'check':
      return `Tick ${targetInWords(step.on)}`
    case 'uncheck':
      return `Untick ${targetInWords(step.on)}`
    case 'press':
      return `Press ${step.key === ' ' ? 'Space' : step.key}${step.on ? ` in ${targetInWords(step.on)}` : ''}`
  }
}

/** Code for a name or text to look for: a literal or, if it holds a date, a pattern for any date. */
export function matcher(text: string): string {
  const pattern = withAnyDate(text)
  return pattern ? `/${pattern.source}/` : literal(text)
}

/** The folder in src that holds the route's pages. */
export function folderOf(route: string): string {
  if (route.startsWith('/admin-dashboard')) return 'admin'
  return /^\/(?:dashboard|support-chat|payment)\b/.test(route) ? 'portal' : 'site'
}
