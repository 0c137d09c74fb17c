import { brand } from '@/config/brand'
import { html, type Markup } from '../report/html'
import { reportPage } from '../report/page'
import type { Matrix, OperationRow, Records, ScreenRow, Shows, StateRow } from './matrix.ts'
import type { RecordedTest } from './record.ts'

const areas = { Site: 'The site', Portal: 'The client portal', Admin: 'The admin panel' } as const

/** The coverage as one page without a script. Its links lead to the demo and to Storybook in the folders beside it. */
export function coveragePage(matrix: Matrix, records: Records): string {
  const { screens, operations, gaps } = matrix
  const { tests, stories } = records
  return reportPage({
    title: `Coverage of ${brand.name}`,
    sheet: new URL('./page.css', import.meta.url),
    icon: '../favicon.svg',
    head: {
      about: 'what is shown and tested',
      headline: headline(gaps, tests !== null && stories !== null),
      note: html`Each state opens in the <a href="../">demo</a>, and its stories in
        <a href="../storybook/">Storybook</a>. Every story is a test: it is played in a browser and judged by
        axe. This page is made from what the tests have really shown and called.`,
      figures: [
        [screens.length, 'screens'],
        [screens.flatMap(({ states }) => states).length, 'named states'],
        [operations.length, 'operations of the server'],
        [(stories ?? []).length + (tests ?? []).length, 'stories and component tests of screens'],
      ],
    },
    main: html`${notes(matrix, records)}
      ${(['Site', 'Portal', 'Admin'] as const).map(
        (area) =>
          html`<section>
            <h2>${areas[area]}</h2>
            ${screens.filter((screen) => screen.area === area).map(screenPart)}
          </section>`,
      )}
      <section>
        <h2>Every operation</h2>
        <p class="lead">What the product asks of its server, and who proves it.</p>
        ${operations.map(operationPart)}
      </section>`,
    footer: html`The same as data: <a href="coverage.json">coverage.json</a>`,
  })
}

function headline(gaps: readonly string[], isRecorded: boolean): string {
  if (!isRecorded) return 'Every screen and its states.'
  if (gaps.length > 0) return `${counted(gaps.length, 'gap')}.`
  return 'Every screen, tested in every state.'
}

function notes({ gaps }: Matrix, { tests, stories }: Records): Markup | false {
  const unrecorded = [
    ...(tests === null ? ['The component tests were not recorded before this page was made.'] : []),
    ...(stories === null ? ['The stories were not recorded before this page was made.'] : []),
  ]
  if (gaps.length + unrecorded.length === 0) return false
  return html`<section>
    <h2>What is missing</h2>
    <ul class="plain">
      ${[...unrecorded, ...gaps].map((gap) => html`<li>${gap}</li>`)}
    </ul>
  </section>`
}

/** So many are listed; the data beside the page has all. */
const LISTED = 20

const isWhole = (address: string) => !/[:*]/.test(address)

function screenPart(screen: ScreenRow): Markup {
  const { name, address, states, operations } = screen
  const elsewhere = screen.stories.filter(({ scenarios }) => scenarios.length === 0)
  return html`<details class="screen">
    <summary>
      <h3>${name}</h3>
      <code>${address}</code>
      <span class="quiet">${counted(states.length, 'state')} · ${totals(screen)}</span>
    </summary>
    ${isWhole(address) && html`<p><a href="..${address}">Open ${name}</a></p>`}
    <ul class="plain">
      ${states.map(statePart)}
    </ul>
    ${elsewhere.length > 0 && html`<p>Further stories: ${storyLinks(elsewhere)}</p>`}
    ${operations.length > 0 && html`<p class="quiet">Calls ${operations.join(', ')}</p>`} ${testList(screen)}
  </details>`
}

const statePart = ({ title, path, stories, tests }: StateRow): Markup =>
  html`<li class="state">
    <a href="..${path}">${title}</a>
    <span>${storyLinks(stories)}</span>
    <span class="quiet">${tests.length > 0 && counted(tests.length, 'component test')}</span>
  </li>`

const operationPart = (operation: OperationRow): Markup =>
  html`<details class="screen">
    <summary>
      <h3>${operation.id}</h3>
      <code>${operation.method.toUpperCase()} ${operation.path}</code>
      <span class="quiet">${totals(operation)}</span>
    </summary>
    <p>${operation.summary}</p>
    <p class="quiet">Called on ${operation.screens.join(', ') || 'no screen'}</p>
    <p>${storyLinks(operation.stories)}</p>
    ${testList(operation)}
  </details>`

const counted = (count: number, what: string) =>
  `${count} ${count === 1 ? what : what.replace(/y$/, 'ie')}${count === 1 ? '' : 's'}`

const totals = ({ stories, tests }: Shows) =>
  `${counted(stories.length, 'story')} · ${counted(tests.length, 'test')}`

const storyLinks = (stories: readonly RecordedTest[]): Markup =>
  html`${stories
    .slice(0, LISTED)
    .map(
      ({ storyId, test }, index) =>
        html`${index > 0 && ', '}<a href="../storybook/?path=/story/${storyId}">${test}</a>`,
    )}
  ${further(stories)}`

const further = ({ length }: readonly unknown[]) => length > LISTED && ` and ${length - LISTED} more`

function testList({ tests }: Shows): Markup | false {
  if (tests.length === 0) return false
  return html`<details>
    <summary>${counted(tests.length, 'component test')}</summary>
    <ul class="plain">
      ${tests.slice(0, LISTED).map(({ file, test }) => html`<li>${test} <span class="quiet">${file}</span></li>`)}
    </ul>
    ${further(tests)}
  </details>`
}

/** The same as data, with each story by its id and each test by its name. */
export function coverageJson({ screens, operations, gaps }: Matrix): string {
  const named = ({ stories, tests }: Shows) => ({
    stories: stories.map(({ storyId }) => storyId),
    tests: tests.map(({ file, test }) => `${file} › ${test}`),
  })
  const data = {
    screens: screens.map((row) => ({
      ...row,
      ...named(row),
      states: row.states.map((state) => ({ ...state, ...named(state) })),
    })),
    operations: operations.map((row) => ({ ...row, ...named(row) })),
    gaps,
  }
  return `${JSON.stringify(data, null, 1)}\n`
}
