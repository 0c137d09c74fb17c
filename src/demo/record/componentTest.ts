import { scenarios } from '@mocks/scenarios'
import { asTyped, keyAsTyped } from '../steps/perform'
import type { UserStep, Target } from '../steps/step'
import { textsToAwait, seenAtTheEnd } from './assertions'
import { type Code, dataCode, flat, literal, statement } from './code'
import type { Entry, Load, Recording, Shown, Start } from './recording'
import { caveats, fileNameOf, matcher, folderOf, testTitle } from './story'

/** The recording as a component test of this project: the file's proposed path and its text. */
export function componentTest(recording: Recording): { path: string; text: string } {
  const { start, entries } = recording
  const writer = componentWriter()
  const steps = [
    ...entries.flatMap((entry, index) => [
      ...writer.done(entry, entries[index - 1]),
      ...(index < entries.length - 1 ? textsToAwait(entry).map(writer.seen) : []),
    ]),
    ...seenAtTheEnd(recording).map(writer.seen),
  ]
  const user = steps.some((line) => line.includes('user.')) ? 'const { user } = ' : ''
  const text = [
    ...writer.imports(),
    '',
    ...writer.helpers().flatMap((helper) => [helper, '']),
    `it(${literal(testTitle(recording))}, async () => {`,
    ...caveats(start).map((caveat) => `  // ${caveat}`),
    statement(`${user}await `, rendering(start)),
    ...steps,
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

const nth = `/** One of several elements of the same name, counted from 0. */
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
function reloading({ route, as, clockDays }: Load): Code {
  const options: [string, Code][] = [['again', 'true']]
  if (as !== undefined) options.push(['as', as === null ? 'null' : literal(as)])
  if (clockDays !== undefined) options.push(['clockDays', String(clockDays)])
  return { call: 'renderRoute', args: [literal(route), { fields: options }] }
}

/** A query's name and arguments, without `findBy`. */
function queryOf(target: Target): [query: string, ...args: Code[]] {
  if ('label' in target) return ['LabelText', matcher(target.label)]
  if ('text' in target) return ['Text', matcher(target.text)]
  const role = literal(target.role)
  return target.name === undefined
    ? ['Role', role]
    : ['Role', role, { fields: [['name', matcher(target.name)]] }]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const isTypingInto = (target?: Target, step?: Entry['step']) =>
  (step?.do === 'type' || step?.do === 'typePassword') && isSame(step.on, target)

const isField = (target: Target) =>
  'label' in target || ('role' in target && /^(?:textbox|searchbox|spinbutton|combobox)$/.test(target.role))

function rendering({ route, as, seed, scenario, clockDays, faults, quirks }: Start): Code {
  const options: [string, Code][] = []
  if (scenario !== null) options.push(['scenario', literal(scenario)])
  if (scenario === null && as !== null) options.push(['as', literal(as)])
  if (scenario === null && seed !== 'default') options.push(['seed', literal(seed)])
  if (scenario === null && clockDays !== 0) options.push(['clockDays', String(clockDays)])
  if (faults.length > 0) options.push(['faults', dataCode(faults)])
  if (quirks.length > 0) options.push(['quirks', literal(quirks.join(','))])
  const isOwn = scenario !== null && scenarios[scenario].route === route
  return {
    call: 'renderRoute',
    args: [literal(isOwn ? '' : route), ...(options.length > 0 ? [{ fields: options }] : [])],
  }
}

function componentWriter() {
  const needs = new Set<string>()
  const regions = new Set<string>()
  let parts = 0
  const need = (name: string, code = name) => {
    needs.add(name)
    return code
  }

  const partOf = ({ role, name }: NonNullable<Target['within']>): Code => {
    regions.add(role)
    return { call: `await ${role}`, args: [matcher(name)] }
  }
  /** Finds the element within `scope`. `awaited` is `await `, or empty for a promise. */
  const found = (target: Target, scope: string, awaited: string): Code => {
    const [query, ...args] = queryOf(target)
    if (target.index === undefined) return { call: `${awaited}${scope}.findBy${query}`, args }
    const all = { call: `${scope}.findAllBy${query}`, args }
    return { call: `${awaited}${need('nth')}`, args: [String(target.index), all] }
  }
  /** One line; if that is too long, the region gets a separate line. */
  const calling = (callee: string, target: Target, args: Code[] = [], awaited = 'await '): string[] => {
    const within = (scope: string) =>
      statement('', { call: callee, args: [found(target, scope, awaited), ...args] })
    if (!target.within) return [within('screen')]
    const part = partOf(target.within)
    const line = within(`(${flat(part)})`)
    if (!line.includes('\n')) return [line]
    const name = `${target.within.role}${(parts += 1)}`
    return [statement(`const ${name} = `, part), within(name)]
  }
  const doing = (method: string, target: Target, ...args: Code[]) =>
    calling(`await user.${method}`, target, args)

  const type = (on: Target, text: string, hadText: boolean) => [
    ...(hadText ? doing('clear', on) : []),
    ...(text === literal('') ? [] : doing('type', on, text)),
  ]
  const press = (key: string, on: Target | undefined, hasFocus: boolean) => {
    const keys = literal(keyAsTyped(key))
    const keyboard = statement('', { call: 'await user.keyboard', args: [keys] })
    if (!on || hasFocus) return [keyboard]
    return isField(on)
      ? doing('type', on, keys)
      : [...calling(need('focus', 'await focus'), on, [], ''), keyboard]
  }
  const linesOfStep = (step: UserStep, hadText: boolean, previous?: Entry['step']): string[] => {
    switch (step.do) {
      case 'click':
      case 'check':
      case 'uncheck':
        return doing('click', step.on)
      case 'type':
        return type(step.on, literal(asTyped(step.text)), hadText && !step.append)
      case 'typePassword':
        return type(
          step.on,
          step.standIn === undefined ? need('demoPassword') : literal(step.standIn),
          hadText,
        )
      case 'pick':
        return calling(need('fireEvent', 'fireEvent.input'), step.on, [
          dataCode({ target: { value: step.value } }),
        ])
      case 'choose':
        return doing('selectOptions', step.on, literal(step.option))
      case 'press':
        return press(step.key, step.on, isTypingInto(step.on, previous))
    }
  }
  const seen = ({ kind, text }: Shown) => {
    const name = matcher(text)
    const element: Code =
      kind === 'heading'
        ? { call: 'await screen.findByRole', args: ["'heading'", { fields: [['name', name]] }] }
        : { call: 'await screen.findByText', args: [name] }
    return statement('', { call: 'expect', args: [element], after: '.toBeVisible()' })
  }

  return {
    done: ({ step, hadText, after }: Entry, previous?: Entry): string[] => {
      if (step.do === 'load') return [statement('await ', reloading(step))]
      if (step.do === 'byHand') return [`  // To be done by hand: ${step.what}`]
      const lines = linesOfStep(step, hadText === true, previous?.step)
      const awaited = previous ? [...textsToAwait(previous), previous.after] : []
      const isAwaited = awaited.some((shown) => isSame(shown, after))
      return after && !isAwaited ? [seen(after), ...lines] : lines
    },
    seen,
    imports: () => importsOf(needs, regions.size > 0),
    helpers: () => [
      ...[...regions].map(regionHelper),
      ...(needs.has('nth') ? [nth] : []),
      ...(needs.has('focus') ? [focus] : []),
    ],
  }
}
