import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CatalogueText } from '../../src/demo/errors/texts.ts'
import { CatalogueReporter } from './catalogue-reporter.ts'
import type { Module } from './complete-run.ts'

const catalogue: CatalogueText[] = [
  { id: 'Plan added!', section: 'Admin', shown: { text: 'Plan added!' } },
  { id: 'Invalid coupon.', section: 'User area', shown: { text: 'Invalid coupon.' } },
]
const plans = file('src/admin/plans/PlansTab.test.tsx', 'Plan added!')
const coupon = file('src/portal/payment/coupon.test.tsx', 'Invalid coupon.')
const project = [plans, coupon]

function file(path: string, reached: string, state: 'passed' | 'failed' = 'passed', name = 'unit'): Module {
  const result =
    state === 'passed'
      ? { state, errors: undefined }
      : { state, errors: [{ message: 'expected true to be false' }] }
  const tests = [
    { fullName: 'a test', meta: () => ({ catalogue: [reached] }), result: () => result },
    { fullName: 'another', meta: () => ({}), result: () => result },
  ]
  return {
    project: { name },
    moduleId: `/root/${path}`,
    relativeModuleId: path,
    children: { allTests: () => tests },
  }
}

/** What the reporter writes at the end of a run of these files, and the exit code that it leaves. */
async function afterRun(modules: Module[], testNamePattern?: RegExp) {
  const written: string[] = []
  const reporter = new CatalogueReporter((text) => written.push(text), catalogue)
  reporter.onInit({ config: { testNamePattern }, globTestSpecifications: () => Promise.resolve(project) })
  await reporter.onTestRunEnd(modules)
  return { written: written.join(''), exitCode: process.exitCode }
}

let before: typeof process.exitCode
beforeEach(() => {
  before = process.exitCode
  process.exitCode = undefined
})
afterEach(() => {
  process.exitCode = before
})

test('every text with the tests that reach it', async () => {
  const { written, exitCode } = await afterRun([plans, coupon, file('src/admin/x.test.tsx', 'Plan added!')])
  expect(written).toContain('  Plan added! → src/admin/plans/PlansTab.test.tsx › a test (+1)\n')
  expect(written).toContain('  Invalid coupon. → src/portal/payment/coupon.test.tsx › a test\n')
  expect(written).toContain('2 of 2 texts')
  expect(exitCode).toBeUndefined()
})

test('a text that is reached by no test fails the run', async () => {
  const { written, exitCode } = await afterRun([plans, file(coupon.relativeModuleId, 'Plan added!')])
  expect(written).toContain('1 of 2 texts')
  expect(written).toContain('FAILED: no passed component test reaches\n  Invalid coupon.\n')
  expect(exitCode).toBe(1)
})

test.each([
  'src/portal/payment/coupon.test.ts',
  'src/admin/coupons/CouponsTab.test.tsx',
  'src/kit/Field.test.tsx',
])('%s is no test of the screen in question', async (path) => {
  const { exitCode } = await afterRun([
    plans,
    file(coupon.relativeModuleId, ''),
    file(path, 'Invalid coupon.'),
  ])
  expect(exitCode).toBe(1)
})

test.each([
  ['some files', [plans], undefined],
  ['some tests', [file(plans.relativeModuleId, ''), file(coupon.relativeModuleId, '')], /coupon/],
  ['all files, in which a test failed,', [plans, file(coupon.relativeModuleId, '', 'failed')], undefined],
  ['other projects', [file('src/lib/money.test.ts', '', 'passed', 'rules')], undefined],
])('a run of %s is passed over in silence', async (_name, modules, pattern) => {
  expect(await afterRun(modules, pattern)).toEqual({ written: '', exitCode: undefined })
})
