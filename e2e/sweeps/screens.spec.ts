import type { Page } from '@playwright/test'
import { type Scenario, scenarios } from '../../mocks/scenarios'
import { type OperationId, operations } from '../../src/contract'
import { expect, test } from '../support/fixtures'
import {
  changingTexts,
  motionFaults,
  noteScriptedMotion,
  scriptedMotion,
  WATCHED_MS,
} from '../support/motion'
import { expectReadable, readersOf } from '../support/readers'
import { open, publicPages, skipWelcome } from '../support/site'
import { openScenario, settled } from '../support/tabs'

/** What the data of a scenario refuses: nobody reads the ticket of another, and no client the panel. */
const refused: Partial<Record<string, OperationId>> = {
  'chat-not-found': 'getComplaint',
  'admin-forbidden': 'getStats',
}

/** The lines that a scenario's faults bring: the browser's own, and the product's. */
function explained({ id, faults = [] }: Scenario): RegExp[] {
  const failing = [...faults.map(({ operation }) => operation), ...(refused[id] ? [refused[id]] : [])]
  return failing.flatMap((operation) => {
    if (operation === '*') return [/^(warning|error): /]
    const path = operations[operation].path.replace(/\{\w+\}/g, '[^/]+')
    return [new RegExp(`^warning: ${operation}: `), new RegExp(`^error: Failed to load.* \\(\\S*${path}\\)$`)]
  })
}

/** Judges the page as it stands. */
async function judge(page: Page) {
  await test.step('less motion is none, and other motion moves and fades alone within 240 ms', async () => {
    expect.soft(await page.evaluate(motionFaults, true)).toEqual([])
    expect.soft(await page.evaluate(changingTexts, WATCHED_MS), 'texts that change').toEqual([])
    expect.soft(await scriptedMotion(page), 'by a script').toEqual([])
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect.soft(await page.evaluate(motionFaults, false), 'for others').toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })
  await test.step('letters of twice the size, four times the zoom and forced colours lose nothing', async () => {
    await expectReadable(await readersOf(page))
  })
}

for (const path of publicPages) {
  test(`${path} is for every reader`, async ({ page, consoleGuard }) => {
    // the browser says how the page for an address that leads nowhere is sent
    consoleGuard.allow(/404 .*\/no-such-page\)$/)
    await page.addInitScript(noteScriptedMotion)
    await open(page, path)
    if (path === '/') await skipWelcome(page)
    await judge(page)
  })
}

const hangs = ({ faults = [] }: Scenario) => faults.some(({ kind }) => kind === 'timeout')

/** It comes to rest, its texts are such as people write, and the welcome does not lie over it. */
const isUsual = (scenario: Scenario) =>
  !hangs(scenario) && scenario.seed !== 'hostile' && scenario.route !== '/'

const all = Object.values(scenarios)

for (const scenario of all.filter(isUsual)) {
  test(`${scenario.id} has only its faults on the console, and is for every reader`, async ({
    page,
    consoleGuard,
  }) => {
    for (const line of explained(scenario)) consoleGuard.allow(line)
    await page.addInitScript(noteScriptedMotion)
    await openScenario(page, scenario.id)
    await judge(page)
  })
}

for (const scenario of all.filter((each) => !isUsual(each))) {
  test(`${scenario.id} has only its faults on the console`, async ({ page, consoleGuard }) => {
    for (const line of explained(scenario)) consoleGuard.allow(line)
    await page.goto(`/?scenario=${scenario.id}`, { waitUntil: 'commit' })
    // comes when the page that the scenario leads to has begun
    await expect(page.getByRole('button', { name: /^Demo/ })).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (!hangs(scenario)) await settled(page)
  })
}
