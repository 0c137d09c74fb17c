import { scenarios } from '@mocks/scenarios'
import type { Step, Target } from '../steps/step'
import { answerTo, seenAtTheEnd } from './assertions'
import { type Call, type Code, literal, statement, WIDTH } from './code'
import type { Entry, Generated, Recording, Shown, Start } from './recording'
import { doubts, entryInWords, fileNameOf, matcher, titleOf } from './story'

/** The recording as a journey in the browser: the file's proposed path and its text. */
export function journey(recording: Recording): Generated {
  const { start, entries, failures } = recording
  const steps = [
    ...entries.flatMap((entry, index) => [
      ...done(entry),
      ...(index < entries.length - 1 ? answerTo(entry).map(seen) : []),
    ]),
    ...seenAtTheEnd(recording).map(seen),
  ]
  const body = [...(failures.length > 0 ? [allowance(failures)] : []), ...beginning(start), ...steps]
  const fixtures = failures.length > 0 ? ['page', 'consoleGuard'] : ['page']
  const text = [...importsFor(body.join('\n')), '', opening(titleOf(recording), fixtures), ...body, '})', '']
  return { path: `e2e/${fileNameOf(recording)}.spec.ts`, text: text.join('\n') }
}

function importsFor(body: string): string[] {
  const personas = ['demoPassword', 'personaOf'].filter((name) => body.includes(name))
  return [
    ...(personas.length > 0 ? [`import { ${personas.join(', ')} } from '../mocks/seeds/personas'`] : []),
    ...(body.includes('signIn(') ? ["import { signIn } from './support/actions'"] : []),
    "import { expect, test } from './support/fixtures'",
  ]
}

function opening(title: string, fixtures: string[]): string {
  const before = `test(${literal(title)}, async (`
  const line = `${before}{ ${fixtures.join(', ')} }) => {`
  if (line.length <= WIDTH) return line
  return [`${before}{`, ...fixtures.map((name) => `  ${name},`), '}) => {'].join('\n')
}

/** The browser's own lines about calls that failed while it was recorded. */
const allowance = (failures: number[]) =>
  `  consoleGuard.allow(/\\b(?:${failures.toSorted((a, b) => a - b).join('|')})\\b/)`

const goTo = (route: string) => statement('', { call: 'await page.goto', args: [literal(route)] })
const signingIn = (as: string) => `  await signIn(page, personaOf(${literal(as)}).email)`

function beginning(start: Start): string[] {
  const { scenario, as, route } = start
  const comments = [...doubts(start), ...beyond(start)].map((doubt) => `  // ${doubt}`)
  if (scenario !== null) {
    const opened = goTo(`/?scenario=${scenario}`)
    return [...comments, opened, ...(scenarios[scenario].route === route ? [] : [goTo(route)])]
  }
  return [...comments, ...(as === null ? [] : [signingIn(as)]), goTo(route)]
}

/** What a journey would have to set up by the demo's own controls. */
function beyond({ scenario, seed, clockDays, faults, dialect }: Start): string[] {
  if (scenario !== null && faults.length + dialect.length === 0) return []
  const forced = faults.length + dialect.length > 0
  const set = [
    scenario === null && seed !== 'default' && `the data set “${seed}”`,
    scenario === null && clockDays !== 0 && `the clock moved by ${clockDays} days`,
    forced && 'failures forced on the server',
  ].filter((one) => one !== false)
  return set.length > 0 ? [`Recorded with ${set.join(', ')}: set this up first.`] : []
}

function done({ step }: Entry): string[] {
  if (step.do !== 'load') return linesOf(step)
  if (step.clockDays !== undefined)
    return [`  // To be done by the demo’s bar: ${entryInWords({ step, shows: [] })}`]
  if (step.as === undefined) return [goTo(step.route)]
  const out = "  await page.evaluate(() => localStorage.removeItem('token'))"
  return [out, ...(step.as === null ? [] : [signingIn(step.as)]), goTo(step.route)]
}

function linesOf(step: Step): string[] {
  switch (step.do) {
    case 'click':
    case 'check':
    case 'uncheck':
      return [doing(step.on, step.do)]
    case 'type':
      return step.append
        ? [doing(step.on, 'press', "'End'"), doing(step.on, 'pressSequentially', literal(step.text))]
        : [doing(step.on, 'fill', literal(step.text))]
    case 'typePassword':
      return [doing(step.on, 'fill', 'demoPassword')]
    case 'choose':
      return [doing(step.on, 'selectOption', literal(step.option))]
    case 'press':
      return step.on
        ? [doing(step.on, 'press', literal(step.key))]
        : [`  await page.keyboard.press(${literal(step.key)})`]
    case 'upload':
      return [`  // To be done by hand, for a recording holds no file: ${entryInWords({ step, shows: [] })}`]
  }
}

const doing = (on: Target, method: string, ...args: Code[]) =>
  statement('', { root: 'await page', calls: [...located(on), { call: method, args }] })

/** The calls that lead from the page to the element. */
function located({ within, index, ...target }: Target): Call[] {
  return [
    ...(within ? [byRole(within.role, within.name)] : []),
    named(target),
    ...(index === undefined ? [] : [{ call: 'nth', args: [String(index)] }]),
  ]
}

function named(target: Target): Call {
  if ('label' in target) return { call: 'getByLabel', args: exactly(target.label) }
  if ('text' in target) return { call: 'getByText', args: exactly(target.text) }
  return byRole(target.role, target.name)
}

function byRole(role: string, name?: string): Call {
  if (name === undefined) return { call: 'getByRole', args: [literal(role)] }
  const text = matcher(name)
  return { call: 'getByRole', args: [literal(role), { fields: [['name', text], ...exact(text)] }] }
}

/** A text alone would also find what only contains it. */
const exact = (text: string): [string, Code][] => (text.startsWith('/') ? [] : [['exact', 'true']])

function exactly(name: string): Code[] {
  const text = matcher(name)
  return text.startsWith('/') ? [text] : [text, { fields: exact(text) }]
}

function seen({ kind, text }: Shown): string {
  const call = kind === 'heading' ? byRole('heading', text) : { call: 'getByText', args: exactly(text) }
  const element = { root: 'page', calls: [call] }
  return statement('', { call: 'await expect', args: [element], after: '.toBeVisible()' })
}
