import type { BrowserContext } from 'playwright'

/** A slow phone: 1.6 Mbit/s and 150 ms, and a processor four times slower. */
export const phone = {
  line: { roundTripMs: 150, bytesPerSecond: 200_000 },
  processor: { rate: 4 },
  viewport: { width: 412, height: 823 },
}

const PATIENCE_MS = 30_000
/** The page is done when it has shown no skeleton for so long. */
const QUIET_MS = 1500

/** When the page showed what, in ms after its address was opened; `shift` is its layout shift by then. */
export type Times = { frame: number; heading: number; ownHeading: number; skeletons: number; shift: number }
type Watched = typeof globalThis & { times: Times }

/** Opens the address, which is at the end of a slow line, as a bookmark on a slow phone does whose cache is empty. Rejects when the page does not come. */
export async function memberTimes(context: BrowserContext, url: string): Promise<Times> {
  const page = await context.newPage()
  try {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.clearBrowserCache')
    await devtools.send('Emulation.setCPUThrottlingRate', phone.processor)
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(
      (quietMs) => {
        const { times } = globalThis as Watched
        return times.skeletons > 0 && performance.now() - times.skeletons > quietMs
      },
      QUIET_MS,
      { timeout: PATIENCE_MS, polling: 200 },
    )
    return await page.evaluate(() => (globalThis as Watched).times)
  } finally {
    await page.close()
  }
}

/** Runs in the page before its scripts: looks at each painted frame of it. */
function watch(): void {
  const times: Times = { frame: 0, heading: 0, ownHeading: 0, skeletons: 0, shift: 0 }
  ;(globalThis as Watched).times = times
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) times.shift += Number(Object(entry).value)
  }).observe({ type: 'layout-shift', buffered: true })
  let text = ''
  const isShown = (element: Element | undefined) =>
    element?.checkVisibility() === true && element.getBoundingClientRect().height > 0
  const shown = (selector: string) => [...document.querySelectorAll(selector)].find(isShown)
  const look = () => {
    const at = performance.now()
    const heading = shown('main h1')?.textContent ?? ''
    const loading = shown('.skel, main [aria-busy=true]') !== undefined
    if (times.frame === 0 && shown('main')) times.frame = at
    if (times.heading === 0 && heading !== '') times.heading = at
    if (heading !== text) times.ownHeading = at
    text = heading
    if (loading || heading === '') times.skeletons = 0
    else if (times.skeletons === 0) times.skeletons = at
  }
  // what an animation frame finds is on the screen when the task after it runs
  const next = () => requestAnimationFrame(() => setTimeout(() => (look(), next())))
  next()
}
