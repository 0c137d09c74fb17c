import { expect, test, type CDPSession, type Page } from '@playwright/test'
import { type Scenario, scenarios } from '../mocks/scenarios'
import { RAN } from '../mocks/seeds/hostileTexts'
import { adminTabs } from '../src/admin/tabs'
import { type OperationId, operations } from '../src/contract'
import { paths } from '../src/paths'
import { axeFaults, colourRules } from './support/axe'
import { collectProblems, skipIntroduction } from './support/fixtures'
import { lostInForcedColours } from './support/forcedColours'
import { inertFaults } from './support/inertFaults'
import { outOfReach } from './support/outOfReach'
import { settled } from './support/screens'
import { hydrated, publicPages } from './support/site'
import { textFaults } from './support/textFaults'

const LAPTOP = { width: 1366, height: 900 }
const PHONE = { width: 390, height: 844 }
/** 1280 × 1024 px, magnified four times. */
const MAGNIFIED = { width: 320, height: 256 }
/** So tall that no fixed bar covers a target. */
const TALL_PHONE = { width: 390, height: 9000 }
const FONT_PX = 16

/** Calls that fail because of the scenario's data, such as one for another client's ticket. */
const rejected: Partial<Record<string, OperationId>> = {
  'chat-not-found': 'getComplaint',
  'admin-forbidden': 'getStats',
  'payment-coupon-used': 'applyCoupon',
  'payment-coupon-used-up': 'applyCoupon',
  'payment-already-pending': 'subscribe',
}

/** Console lines of the browser and the product that a scenario's failing calls explain. */
function explained({ id, faults = [] }: Scenario): RegExp[] {
  const failing = [...faults.map(({ operation }) => operation), ...(rejected[id] ? [rejected[id]] : [])]
  return failing.flatMap((operation) => {
    if (operation === '*') return [/^(warning|error): /]
    const path = operations[operation].path.replace(/\{\w+\}/g, '[^/]+')
    return [new RegExp(`^warning: ${operation}: `), new RegExp(`^error: Failed to load.* \\(\\S*${path}\\)$`)]
  })
}

const furtherPages: Partial<Record<string, readonly string[]>> = {
  'hostile-visitor': publicPages.slice(1),
  'hostile-client': [
    paths.subscription(),
    paths.acknowledgement('sub_devika_starter'),
    paths.purchases(),
    paths.notifications(),
    paths.support(),
    paths.supportChat('cmp_devika_photos'),
    paths.expired(),
    paths.plans(),
    paths.payment('premium'),
  ],
  'hostile-admin': [...adminTabs.map(({ path }) => path), paths.supportChat('cmp_devika_photos')],
}

/** Returns the same text for scenarios that differ only in what fails after a click. */
function lookOf({ id, seed, persona, route, clockDays, faults = [], quirks, arrange }: Scenario) {
  const failsAtOnce = ({ operation }: (typeof faults)[number]) =>
    operation === '*' || operations[operation].method === 'get'
  const shown = faults.filter(failsAtOnce)
  return JSON.stringify([seed, persona, route, clockDays, shown, quirks, arrange && id])
}

// one page per worker: the browser keeps the code cached
let page: Page
let devtools: CDPSession
const problems: string[] = []

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage()
  await page.addInitScript(skipIntroduction)
  await page.addInitScript(() => sessionStorage.setItem('visited', 'yes'))
  devtools = await page.context().newCDPSession(page)
  collectProblems(page.context(), problems)
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^https?:$/.test(protocol) && hostname !== '127.0.0.1') problems.push(`requested ${request.url()}`)
  })
  page.on('dialog', (dialog) => {
    problems.push(`a dialog said ${dialog.message()}`)
    void dialog.dismiss()
  })
})

test.afterAll(() => page.close())

async function openOnLaptop({ id, faults = [] }: Scenario) {
  problems.length = 0
  await page.setViewportSize(LAPTOP)
  await page.goto(`/?scenario=${id}`)
  await hydrated(page.locator('#root'))
  // the demo's handle loads last; a dialog that the scenario opens hides it from screen readers
  await expect(page.getByRole('button', { name: /^Demo/, includeHidden: true })).toBeAttached()
  if (faults.some(({ kind }) => kind === 'timeout'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  else await settled(page)
}

async function goTo(path: string) {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await expect(page.locator('h1:not([data-left])')).toBeVisible()
  await settled(page)
}

async function resize(size: typeof LAPTOP) {
  await page.setViewportSize(size)
  await repainted()
}

const repainted = () =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })

async function sideways() {
  const px = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return px > 0 ? [`${px} px to scroll sideways`] : []
}

async function strayValues() {
  const text = await page.locator('body').innerText()
  return text.match(/.{0,20}(undefined|\bNaN\b|\[object Object\]|Invalid Date).{0,20}/g) ?? []
}

const layout = async (mayShorten: boolean) => [
  ...(await sideways()),
  ...(await page.evaluate(textFaults, mayShorten)),
  ...(await page.evaluate(outOfReach)),
]

async function inForcedColours() {
  await page.emulateMedia({ forcedColors: 'active' })
  await repainted()
  const faults = await page.evaluate(lostInForcedColours)
  await page.emulateMedia({ forcedColors: 'none' })
  return faults
}

async function inLargeText() {
  const scaleText = (times: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard: FONT_PX * times, fixed: 13 * times } })
  await scaleText(2)
  await repainted()
  const faults = await layout(false)
  await scaleText(1)
  return faults
}

async function magnified() {
  await resize(MAGNIFIED)
  return layout(true)
}

/** Checks only the dark theme, because Storybook checks the light one. */
async function inTheDark() {
  await page.emulateMedia({ colorScheme: 'dark' })
  await resize(TALL_PHONE)
  const faults = await axeFaults(page, [...colourRules, 'image-alt', 'target-size'])
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

async function hostileFaults() {
  const faults: string[] = []
  for (const size of [LAPTOP, PHONE]) {
    await resize(size)
    faults.push(...(await sideways()), ...(await page.evaluate(inertFaults, RAN)))
  }
  return faults
}

const expectNone = async (what: string, faults: Promise<string[]>) =>
  expect.soft(await faults, what).toEqual([])

async function checkLayout() {
  await expectNone('sideways', sideways())
  await expectNone('stray values', strayValues())
  await resize(PHONE)
  await expectNone('with text at 200 %', inLargeText())
  await expectNone('magnified four times', magnified())
}

async function checkColours() {
  for (const size of [LAPTOP, PHONE]) {
    await resize(size)
    await expectNone(`in forced colours at ${size.width} px`, inForcedColours())
  }
  await expectNone('in the dark', inTheDark())
}

async function checkHostileTexts({ id, route }: Scenario) {
  await expectNone(route, hostileFaults())
  for (const path of furtherPages[id] ?? []) {
    await goTo(path)
    await expectNone(path, hostileFaults())
  }
}

const isHostile = ({ seed }: Scenario) => seed === 'hostile'
const looks = new Set<string>()
const routes = new Set<string>()
/** Console lines that the previous scenario explains: its calls may fail while the next one opens. */
let leftLines: RegExp[] = []

for (const scenario of Object.values(scenarios)) {
  const look = lookOf(scenario)
  if (looks.has(look)) continue
  looks.add(look)
  // the colours come from the kit, so one scenario per route is enough
  const isNewRoute = !routes.has(scenario.route)
  routes.add(scenario.route)

  test(`${scenario.id} renders correctly`, { tag: '@apart' }, async () => {
    // many pages with very long texts
    if (isHostile(scenario)) test.slow()
    await openOnLaptop(scenario)
    await (isHostile(scenario) ? checkHostileTexts(scenario) : checkLayout())
    if (isNewRoute) await checkColours()
    const allowed = [...leftLines, ...explained(scenario)]
    leftLines = explained(scenario)
    expect(problems.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([])
  })
}
