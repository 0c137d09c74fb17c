import { expect, test } from 'vitest'
import { inventory, type Inventory } from './inventory'
import { matrixOf } from './matrix'
import { coveragePage } from './page'
import type { RecordedTest } from './record'
import { tableOf } from './table'

const small: Inventory = {
  screens: [
    { id: 'plans', name: 'Plans', area: 'Site', address: '/plans' },
    { id: 'login', name: 'Login', area: 'Site', address: '/login' },
  ],
  scenarios: [
    { id: 'plans-filled', title: 'Plans: three', path: '/?scenario=plans-filled', screen: 'plans' },
    { id: 'login', title: 'Login: ready', path: '/?scenario=login', screen: 'login' },
  ],
  operations: [
    { id: 'listPlans', summary: 'The plans', method: 'get', path: '/api/plans' },
    { id: 'login', summary: 'Sign in', method: 'post', path: '/api/login' },
  ],
}

const recorded = (fields: Partial<RecordedTest>): RecordedTest => ({
  file: 'src/site/a.test.tsx',
  test: 'a test',
  screens: {},
  scenarios: [],
  ...fields,
})
const stories = [
  recorded({ storyId: 'plans--filled', screens: { plans: ['listPlans'] }, scenarios: ['plans-filled'] }),
  recorded({ storyId: 'login--ready', screens: { login: ['login'] }, scenarios: ['login'] }),
]
const tests = [recorded({ screens: { plans: ['listPlans'] } }), recorded({ screens: { login: ['login'] } })]

test('what has its story and its test leaves no gap', () => {
  const { gaps, screens, operations } = matrixOf(small, { tests, stories })
  expect(gaps).toEqual([])
  expect(screens[0]).toMatchObject({ operations: ['listPlans'], stories: [stories[0]], tests: [tests[0]] })
  expect(operations[1]).toMatchObject({ screens: ['login'], stories: [stories[1]] })
})

test.each([
  [
    'a story less',
    { tests, stories: stories.slice(0, 1) },
    ['the screen login has no story', 'the state login has no story', 'the operation login has no story'],
  ],
  [
    'a test less',
    { tests: tests.slice(1), stories },
    ['the screen plans has no component test', 'the operation listPlans has no component test'],
  ],
  [
    'a story that does not call',
    { tests, stories: [recorded({ ...stories[0], screens: { plans: [] } }), ...stories.slice(1)] },
    ['the operation listPlans has no story'],
  ],
])('%s is a gap', (_, records, gaps) => {
  expect(matrixOf(small, records).gaps).toEqual(gaps)
})

test('a file of tests that walks through the whole product is no test of one screen', () => {
  const many = Object.fromEntries(inventory.screens.map(({ id }) => [id, []]))
  const { gaps } = matrixOf(inventory, { tests: [recorded({ screens: many })], stories: null })
  expect(gaps).toContain('the screen home has no component test')
})

test('what was not recorded is said, and not called missing', () => {
  const records = { tests: null, stories: null }
  const matrix = matrixOf(small, records)
  expect(matrix.gaps).toEqual([])
  expect(tableOf(matrix, records)).toContain('The stories were not recorded: npm run test:stories')
  const page = coveragePage(matrix, records)
  expect(page).toContain('The stories were not recorded')
  expect(page).not.toContain('tested in every state')
})

test('the page leads into the demo and Storybook beside it, and holds no script', () => {
  const records = { tests: [...tests, recorded({ test: '<script>' })], stories }
  const page = coveragePage(matrixOf(small, records), records)
  expect(page).toContain('href="../?scenario=plans-filled"')
  expect(page).toContain('href="../storybook/?path=/story/plans--filled"')
  expect(page).toContain('href="../plans"')
  expect(page).not.toContain('<script')
})

test('every scenario of the product stands on one of its screens', () => {
  const ids = inventory.screens.map(({ id }) => id)
  expect(inventory.scenarios.filter(({ screen }) => !ids.includes(screen))).toEqual([])
  expect(inventory.operations.filter(({ summary }) => summary === '')).toEqual([])
})
