// node scripts/bench-clicks.mjs [--tries 120] [--seed 1] [--dir dist] [--build no]
// Clicks at random moments in the first three seconds of a prerendered page. Exits with 1 when a click has no effect.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from './chromium.mjs'
import { serve } from './serve.mjs'

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */
/** @typedef {{ x: number, y: number }} Place */
/**
 * Something that a visitor wants to do. `clicks` are made one after the other, at the places where their targets were
 * painted; targets that are not painted are left out. With `types` the targets are fields: they are filled at once, and
 * Enter is pressed at the random moment. With `welcomed` the page is opened a second time.
 * @typedef {object} Aim
 * @property {string} aim
 * @property {string} path
 * @property {(page: Page) => Locator[]} clicks
 * @property {string[]} [types] one for each click
 * @property {(page: Page) => Promise<unknown>} reached
 * @property {number} [width] of the window, in CSS pixels
 * @property {boolean} [welcomed]
 */

const SLOWDOWN = 4
const FIRST_MS = 3000
/** Between two clicks of one person. */
const HAND_MS = 150
const PATIENCE_MS = 15_000

const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    dir: { type: 'string', default: 'dist' },
    build: { type: 'string', default: 'yes' },
  },
})

/** @type {(page: Page, name: string) => Locator} */
const link = (page, name) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
/** @type {(page: Page, name: string) => Locator} */
const button = (page, name) => page.getByRole('button', { name, exact: true })
/** @type {(page: Page) => Locator} */
const password = (page) => page.getByLabel('Password', { exact: true })
/** @type {(address: RegExp) => (page: Page) => Promise<unknown>} */
const leadsTo = (address) => (page) => page.waitForURL(address, { timeout: PATIENCE_MS, waitUntil: 'commit' })
/** @type {(element: (page: Page) => Locator) => (page: Page) => Promise<unknown>} */
const shows = (element) => (page) => element(page).waitFor({ timeout: PATIENCE_MS })

const home = { path: '', reached: leadsTo(/\/plans$/) }
const returning = { ...home, aim: 'Plans, welcomed before', welcomed: true }
/** @type {(plan: string) => Aim} */
const choose = (plan) => ({
  aim: `Choose ${plan}`,
  path: 'plans',
  clicks: (page) => [page.getByRole('link', { name: `Choose ${plan}` })],
  reached: leadsTo(/\/payment\//),
})

/** The tries of a page go round its aims. @type {Record<string, Aim[]>} */
const pages = {
  home: [
    {
      ...home,
      aim: 'Skip, then Plans',
      clicks: (page) => [button(page, 'Skip'), link(page, 'Plans')],
    },
    { ...returning, clicks: (page) => [link(page, 'Plans')] },
    {
      ...home,
      aim: 'the welcome, then Plans',
      clicks: (page) => [page.getByText('Welcome To'), link(page, 'Plans')],
    },
    { ...returning, clicks: (page) => [link(page, 'Plans')] },
  ],
  plans: [choose('Starter'), choose('Premium')],
  team: [
    {
      aim: 'Contact',
      path: 'team',
      clicks: (page) => [link(page, 'Contact')],
      reached: leadsTo(/\/contact$/),
    },
    {
      aim: 'the menu, on a phone',
      path: 'team',
      width: 390,
      clicks: (page) => [button(page, 'Open menu')],
      reached: shows((page) => page.getByRole('dialog', { name: 'Menu' })),
    },
  ],
  login: [
    {
      aim: 'Show password',
      path: 'login',
      clicks: (page) => [button(page, 'Show password')],
      reached: shows((page) => page.locator('input[name="password"][type="text"]')),
    },
    {
      aim: 'Enter in the form',
      path: 'login',
      clicks: (page) => [page.getByLabel('Email', { exact: true }), password(page)],
      types: ['devika@shorehouse.example', 'konkan-monsoon-26'],
      reached: leadsTo(/\/dashboard$/),
    },
  ],
}

if (values.build === 'yes') spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
const { server, url } = await serve({ dir: values.dir })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
const random = randomFrom(Number(values.seed))
const triesEach = Math.ceil(Number(values.tries) / 2 / Object.keys(pages).length)
let lost = 0
console.log(
  `Clicks in the first ${FIRST_MS / 1000} s, Chromium slowed down ${SLOWDOWN}×, seed ${values.seed}`,
)
console.log(row('page', 'aim', ['worker', 'tries', 'reached', 'lost', 'median wait']))
for (const [page, aims] of Object.entries(pages)) {
  for (const serviceWorkers of /** @type {const} */ (['allow', 'block']))
    await report(page, aims, serviceWorkers)
}
await browser.close()
server.close()
process.exitCode = lost > 0 ? 1 : 0

/** @type {(page: string, aims: Aim[], serviceWorkers: 'allow' | 'block') => Promise<void>} */
async function report(page, aims, serviceWorkers) {
  /** @type {Map<string, (number | null)[]>} */
  const waits = new Map()
  for (let index = 0; index < triesEach; index += 1) {
    const aim = aims[index % aims.length]
    if (!aim) continue
    const wait = await attempt(aim, serviceWorkers, random() * FIRST_MS)
    waits.set(aim.aim, [...(waits.get(aim.aim) ?? []), wait])
  }
  for (const [aim, all] of waits) {
    const reached = all.filter((wait) => wait !== null)
    lost += all.length - reached.length
    const figures = [all.length, reached.length, all.length - reached.length, `${median(reached)} ms`]
    console.log(row(page, aim, [serviceWorkers === 'allow' ? 'on' : 'blocked', ...figures]))
  }
}

/**
 * One visit, with the action `moment` ms after the first paint. Resolves with the ms from then until the aim was reached,
 * or null when it never was.
 * @type {(aim: Aim, serviceWorkers: 'allow' | 'block', moment: number) => Promise<number | null>}
 */
async function attempt(aim, serviceWorkers, moment) {
  const places = await placesOf(aim)
  const context = await browser.newContext({
    serviceWorkers,
    reducedMotion: 'no-preference',
    viewport: windowOf(aim),
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    if (aim.welcomed) await page.goto(url + aim.path, { waitUntil: 'networkidle' })
    const painted = await firstPaint(page, url + aim.path)
    if (aim.types) await clickAll(page, places, aim.types)
    await page.waitForTimeout(Math.max(0, painted + moment - performance.now()))
    const start = performance.now()
    await (aim.types ? page.keyboard.press('Enter') : clickAll(page, places))
    const reached = await aim.reached(page).then(
      () => true,
      () => false,
    )
    if (!reached) console.log(`  lost: ${aim.aim}, ${Math.round(moment)} ms after the first paint`)
    return reached ? performance.now() - start : null
  } finally {
    await context.close()
  }
}

/**
 * Opens the address. Resolves after the first paint, with the time of that paint on this process's clock.
 * @type {(page: Page, address: string) => Promise<number>}
 */
async function firstPaint(page, address) {
  await page.goto(address, { waitUntil: 'commit' })
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(() => resolve(undefined)).observe({ type: 'paint', buffered: true })
      }),
  )
  return performance.now()
}

/**
 * The centres of the targets, in CSS pixels. They are measured in a second browser without scripts, because a question to
 * the measured one would wait until its page is idle, and delay the click.
 * @type {(aim: Aim) => Promise<Place[]>}
 */
async function placesOf(aim) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: windowOf(aim) })
  const page = await context.newPage()
  await page.goto(url + aim.path)
  const places = []
  for (const element of aim.clicks(page)) {
    const box = (await element.isVisible()) ? await element.boundingBox() : null
    if (box) places.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  }
  await context.close()
  return places
}

/** @type {(aim: Aim) => { width: number, height: number }} */
function windowOf({ width = 1366 }) {
  return { width, height: 900 }
}

/** @type {(page: Page, places: Place[], texts?: string[]) => Promise<void>} */
async function clickAll(page, places, texts = []) {
  for (const [index, { x, y }] of places.entries()) {
    if (index > 0) await page.waitForTimeout(HAND_MS)
    await page.mouse.click(x, y)
    if (texts[index]) await page.keyboard.insertText(texts[index])
  }
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). @type {(seed: number) => () => number} */
function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** @type {(numbers: number[]) => number} */
function median(numbers) {
  return Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0)
}

/** @type {(page: string, aim: string, figures: (string | number)[]) => string} */
function row(page, aim, figures) {
  return page.padEnd(7) + aim.padEnd(26) + figures.map((figure) => String(figure).padStart(12)).join('')
}
