import type { Browser, CDPSession, Page, Request } from 'playwright'
import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events'
import {
  isReady,
  keepFrames,
  type Messages,
  screenAskedFor,
  settled,
  storyShown,
  watchTimers,
  withoutLuck,
} from './inPage'
import { screenSizes } from '../../.storybook/screenSizes'
import type { Story } from './stories'

const { phone, laptop } = screenSizes

export type Shot = { width: number; theme: 'light' | 'dark' }

/** Each follows the one before by one change, of the theme or of the width, and so they do from behind. */
const shots = [
  { ...phone, theme: 'light' },
  { ...phone, theme: 'dark' },
  { ...laptop, theme: 'dark' },
  { ...laptop, theme: 'light' },
] as const satisfies (Shot & { height: number })[]

export const PICTURES_PER_STORY = shots.length

/** What is further down is not pictured. In CSS pixels. */
const LONGEST = 5000
const PATIENCE_MS = 60_000
/** When every story takes place. The preview stops the product's clock at the same moment, since it stops it at all. */
const MOMENT = new Date('2026-03-16T11:00:00+05:30')

const messages: Messages = {
  show: SET_CURRENT_STORY,
  finished: STORY_FINISHED,
  threw: [PLAY_FUNCTION_THREW_EXCEPTION, STORY_THREW_EXCEPTION, STORY_ERRORED],
}

export type Picture = Shot & { png: Buffer }

export type Camera = {
  /** Pictures a story in each width and theme. With `reload` nothing of the stories before is left. Rejects where the story fails. */
  take(story: Story, reload?: boolean): Promise<Picture[]>
  close(): Promise<void>
}

/** Opens a page for the stories of the Storybook at this address: with a frozen clock, without luck and motion. */
export async function openCamera(browser: Browser, address: string): Promise<Camera> {
  const context = await browser.newContext({
    viewport: laptop,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // the mock then answers within the page
    serviceWorkers: 'block',
  })
  await context.addInitScript(keepFrames)
  await context.clock.setFixedTime(MOMENT)
  await context.addInitScript(withoutLuck)
  await context.addInitScript(watchTimers)
  const page = await context.newPage()
  const loading = loadingOf(page)
  const browserSession = await context.newCDPSession(page)
  let isOpen = false
  return {
    async take({ id: storyId }, reload = false) {
      if (reload || !isOpen) await open(page, address)
      isOpen = false
      const screen = sizeOf(await page.evaluate(screenAskedFor, storyId))
      await page.setViewportSize(screen)
      await page.evaluate(withoutLuck)
      const failure = await page.evaluate(storyShown, { storyId, patienceMs: PATIENCE_MS, messages })
      if (failure !== null) throw new Error(failure)
      isOpen = true
      const isNarrow = screen.width < (phone.width + laptop.width) / 2
      const pictures: Picture[] = []
      for (const shot of isNarrow ? shots : shots.toReversed())
        pictures.push(await taken(page, browserSession, loading, shot))
      return isNarrow ? pictures : pictures.toReversed()
    },
    close: () => context.close(),
  }
}

/** A screen of the toolbar by its name. A story that asks for none is drawn as on a laptop. */
const sizeOf = (name: string | null) =>
  Object.entries(screenSizes).find(([key]) => key === name)?.[1] ?? laptop

/** A Storybook that shows no story yet. Without the judgement by axe that follows a story: it takes longer than the story. */
async function open(page: Page, address: string) {
  await page.goto(`${address}iframe.html?viewMode=story&globals=a11y.manual:!true`)
  await page.waitForFunction(isReady)
  // a blinking caret is there or not
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' })
}

/** The files that the page waits for, at any time: a story may end before a part comes that has a chunk of its own. */
function loadingOf(page: Page): ReadonlySet<Request> {
  const loading = new Set<Request>()
  page.on('request', (request) => loading.add(request))
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  return loading
}

async function taken(
  page: Page,
  session: CDPSession,
  loading: ReadonlySet<Request>,
  { width, height, theme }: (typeof shots)[number],
) {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height })
  let pageHeight = await page.evaluate(settled, theme)
  while (loading.size > 0) pageHeight = await page.evaluate(settled, theme)
  const length = Math.min(LONGEST, Math.max(height, pageHeight))
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    // a larger file, in a fraction of the time
    optimizeForSpeed: true,
    captureBeyondViewport: length > height,
    clip: { x: 0, y: 0, width, height: length, scale: 1 },
  })
  return { width, theme, png: Buffer.from(data, 'base64') }
}
