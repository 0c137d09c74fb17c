import { type Browser, chromium, type Page } from 'playwright'
import { chromiumArgs, ensureChromium } from '../chromium'
import { serve } from '../serve'
import { type Aim, pages } from './clickAims.ts'
import { median } from './median.ts'
import type { Row, Section } from './section.ts'

type Place = { x: number; y: number }
type Workers = 'allow' | 'block'

const SLOWDOWN = 4
const FIRST_MS = 3000
/** Between two clicks of one person. */
const HAND_MS = 150

/** Each row says how many clicks of one aim had no effect. */
export const clicks: Section = {
  name: 'clicks',
  title: `Clicks without effect in the first ${FIRST_MS / 1000} s of prerendered pages, Chromium slowed down ${SLOWDOWN}×`,
  usesDist: true,
  measure: async ({ dir, tries, seed }) => {
    const { server, url } = await serve({ dir })
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
    const random = randomFrom(seed)
    const triesEach = Math.ceil(tries / 2 / Object.keys(pages).length)
    const rows: Row[] = []
    for (const [name, aims] of Object.entries(pages)) {
      for (const workers of ['allow', 'block'] as const) {
        const visits = Array.from({ length: triesEach }, (_, index) => aims[index % aims.length])
        const waits = new Map<string, (number | null)[]>()
        for (const aim of visits) {
          if (!aim) continue
          const wait = await attempt({ browser, url, aim, workers }, random() * FIRST_MS)
          waits.set(aim.aim, [...(waits.get(aim.aim) ?? []), wait])
        }
        rows.push(...Array.from(waits, ([aim, all]) => lostRow(`${name}: ${aim}`, workers, all)))
      }
    }
    await browser.close()
    server.close()
    return rows
  },
}

function lostRow(what: string, workers: Workers, all: readonly (number | null)[]): Row {
  const reached = all.filter((wait) => wait !== null)
  return {
    what: `${what}${workers === 'allow' ? '' : ', no worker'}`,
    value: all.length - reached.length,
    unit: 'count',
    budget: 0,
    note: `of ${all.length}; ${Math.round(median(reached))} ms until reached`,
  }
}

type Visit = { browser: Browser; url: string; aim: Aim; workers: Workers }

/**
 * One visit, with the action `moment` ms after the first paint. Resolves with the ms from then until the aim was reached,
 * or null when it never was.
 */
async function attempt({ browser, url, aim, workers }: Visit, moment: number): Promise<number | null> {
  const places = await placesOf(browser, url, aim)
  const context = await browser.newContext({
    serviceWorkers: workers,
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
    if (!reached) process.stdout.write(`lost: ${aim.aim}, ${Math.round(moment)} ms after the first paint\n`)
    return reached ? performance.now() - start : null
  } finally {
    await context.close()
  }
}

/** Opens the address. Resolves after the first paint, with the time of that paint on this process's clock, in ms. */
async function firstPaint(page: Page, address: string): Promise<number> {
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
 */
async function placesOf(browser: Browser, url: string, aim: Aim): Promise<Place[]> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: windowOf(aim) })
  const page = await context.newPage()
  await page.goto(url + aim.path)
  const places: Place[] = []
  for (const element of aim.clicks(page)) {
    const box = (await element.isVisible()) ? await element.boundingBox() : null
    if (box) places.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  }
  await context.close()
  return places
}

const windowOf = ({ width = 1366 }: Aim) => ({ width, height: 900 })

async function clickAll(page: Page, places: readonly Place[], texts: readonly string[] = []): Promise<void> {
  for (const [index, { x, y }] of places.entries()) {
    if (index > 0) await page.waitForTimeout(HAND_MS)
    await page.mouse.click(x, y)
    if (texts[index]) await page.keyboard.insertText(texts[index])
  }
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
