import { scenarios } from '@mocks/scenarios'
import type { Target } from '../steps/step'
import { textsToAwait, seenAtTheEnd } from './assertions'
import { dataCode, literal } from './code'
import type { RecordedStep } from './recordedStep'
import { type Entry, isSame, type Load, type Recording, type Shown, type Start } from './recording'
import { fileNameOf, matcher, folderOf, testTitle } from './story'

const caveat =
  'The data was changed before the recording started; this test starts with the unchanged data set.'

/** The recording as a component test of this project: the file's proposed path and its text. */
export function componentTest(recording: Recording): { path: string; text: string } {
  const { start, entries } = recording
  const writer = componentWriter()
  const steps = [
    ...entries.flatMap((entry, index) => [
      ...writer.done(entry, entries[index - 1]),
      ...(index < entries.length - 1 ? textsToAwait(entry).map(seen) : []),
    ]),
    ...seenAtTheEnd(recording).map(seen),
  ]
  const user = steps.some((line) => line.includes('user.')) ? 'const { user } = ' : ''
  const text = [
    ...writer.imports(),
    '',
    ...writer.helpers().flatMap((helper) => [helper, '']),
    `it(${literal(testTitle(recording))}, async () => {`,
    ...(start.changed ? [`  // ${caveat}`] : []),
    `  ${user}await ${rendering(start)}`,
    ...steps.map((line) => `  ${line}`),
    '})',
    '',
  ]
  return {
    path: `src/${folderOf(start.route)}/${fileNameOf(recording)}.test.tsx`,
    text: text.join('\n'),
  }
}

/** `(await dialog('New plan')).findByRole(…)` looks inside that dialog only. */
const regionHelper = (role: string) =>
  `const ${role} = async (name: string | RegExp) => within(await screen.findByRole('${role}', { name }))`

const nth = `/** One of several elements with the same name, counted from 0. */
const nth = async (index: number, alike: Promise<HTMLElement[]>) => {
  const element = (await alike)[index]
  if (element === undefined) throw new Error(\`Fewer than \${index + 1} elements match.\`)
  return element
}`

const focus = `/** Moves the focus to the element, as the Tab key would. */
const focus = async (found: Promise<HTMLElement>) => {
  const element = await found
  act(() => element.focus())
}`

function importsOf(needs: ReadonlySet<string>, hasRegions: boolean): string[] {
  const library = [
    needs.has('focus') && 'act',
    needs.has('fireEvent') && 'fireEvent',
    'screen',
    hasRegions && 'within',
  ].filter(Boolean)
  return [
    `import { ${library.join(', ')} } from '@testing-library/react'`,
    "import { expect, it } from 'vitest'",
    ...(needs.has('demoPassword') ? ["import { demoPassword } from '@mocks/seeds/personas'"] : []),
    "import { renderRoute } from '@/testing/renderRoute'",
  ]
}

/** Renders the page again, as after a reload of the same tab. */
const reloading = ({ route, as, clockDays }: Load) =>
  `renderRoute(${literal(route)}, ${dataCode({ again: true, as, clockDays })})`

function rendering({ route, as, seed, scenario, clockDays, faults, quirks }: Start): string {
  const options = {
    ...(scenario === null
      ? {
          as: as ?? undefined,
          seed: seed === 'default' ? undefined : seed,
          clockDays: clockDays === 0 ? undefined : clockDays,
        }
      : { scenario }),
    faults: faults.length > 0 ? faults : undefined,
    quirks: quirks.length > 0 ? quirks.join(',') : undefined,
  }
  const isOwn = scenario !== null && scenarios[scenario].route === route
  const address = literal(isOwn ? '' : route)
  const hasOptions = Object.values(options).some((value) => value !== undefined)
  return hasOptions ? `renderRoute(${address}, ${dataCode(options)})` : `renderRoute(${address})`
}

/** Escapes braces and brackets, which name keys in user-event's syntax. */
const asTyped = (text: string) => text.replaceAll(/[{[]/g, '$&$&')

/** A key in user-event's syntax, given its DOM name. */
const keyAsTyped = (key: string) => (key.length === 1 ? asTyped(key) : `{${key}}`)

/** A query's name and arguments, without `findBy`. */
function queryOf(target: Target): [query: string, args: string] {
  if ('label' in target) return ['LabelText', matcher(target.label)]
  if ('text' in target) return ['Text', matcher(target.text)]
  const role = literal(target.role)
  return ['Role', target.name === undefined ? role : `${role}, { name: ${matcher(target.name)} }`]
}

const isTypingInto = (target?: Target, step?: Entry['step']) =>
  (step?.do === 'type' || step?.do === 'typePassword') && isSame(step.on, target)

const isField = (target: Target) =>
  'label' in target || ('role' in target && /^(?:textbox|searchbox|spinbutton|combobox)$/.test(target.role))

function seen({ kind, text }: Shown): string {
  const name = matcher(text)
  const query = kind === 'heading' ? `findByRole('heading', { name: ${name} })` : `findByText(${name})`
  return `expect(await screen.${query}).toBeVisible()`
}

function componentWriter() {
  const needs = new Set<string>()
  const regions = new Set<string>()
  const need = (name: string) => {
    needs.add(name)
    return name
  }

  const scopeOf = ({ within }: Target) => {
    if (!within) return 'screen'
    regions.add(within.role)
    return `(await ${within.role}(${matcher(within.name)}))`
  }
  /** Code for a promise of the element. */
  const finding = (target: Target) => {
    const [query, args] = queryOf(target)
    const scope = scopeOf(target)
    if (target.index === undefined) return `${scope}.findBy${query}(${args})`
    return `${need('nth')}(${target.index}, ${scope}.findAllBy${query}(${args}))`
  }
  const doing = (method: string, target: Target, ...args: string[]) =>
    `await user.${method}(${[`await ${finding(target)}`, ...args].join(', ')})`

  const type = (on: Target, text: string, hadText: boolean) => [
    ...(hadText ? [doing('clear', on)] : []),
    ...(text === literal('') ? [] : [doing('type', on, text)]),
  ]
  const press = (key: string, on: Target | undefined, hasFocus: boolean) => {
    const keys = literal(keyAsTyped(key))
    const keyboard = `await user.keyboard(${keys})`
    if (!on || hasFocus) return [keyboard]
    if (isField(on)) return [doing('type', on, keys)]
    return [`await ${need('focus')}(${finding(on)})`, keyboard]
  }
  const linesOfStep = (step: RecordedStep, hadText: boolean, previous?: Entry['step']): string[] => {
    switch (step.do) {
      case 'click':
      case 'check':
      case 'uncheck':
        return [doing('click', step.on)]
      case 'type':
        return type(step.on, literal(asTyped(step.text)), hadText && !step.append)
      case 'typePassword':
        return type(
          step.on,
          step.standIn === undefined ? need('demoPassword') : literal(step.standIn),
          hadText,
        )
      case 'pick': {
        const event = dataCode({ target: { value: step.value } })
        return [`${need('fireEvent')}.input(await ${finding(step.on)}, ${event})`]
      }
      case 'choose':
        return [doing('selectOptions', step.on, literal(step.option))]
      case 'press':
        return press(step.key, step.on, isTypingInto(step.on, previous))
    }
  }

  return {
    done: ({ step, hadText, after }: Entry, previous?: Entry): string[] => {
      if (step.do === 'load') return [`await ${reloading(step)}`]
      if (step.do === 'byHand') return [`// To be done by hand: ${step.what}`]
      const lines = linesOfStep(step, hadText === true, previous?.step)
      const awaited = previous ? [...textsToAwait(previous), previous.after] : []
      const isAwaited = awaited.some((shown) => isSame(shown, after))
      return after && !isAwaited ? [seen(after), ...lines] : lines
    },
    imports: () => importsOf(needs, regions.size > 0),
    helpers: () => [
      ...[...regions].map(regionHelper),
      ...(needs.has('nth') ? [nth] : []),
      ...(needs.has('focus') ? [focus] : []),
    ],
  }
}
