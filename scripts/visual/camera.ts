import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events'
import { type Messages, settled, storyShown, withoutLuck } from './inPage'
import type { Story } from './stories'

/** In CSS pixels. The narrow one first: a play function runs at it, as in the tests of the stories. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
] as const

export type Shot = { width: number; theme: 'light' | 'dark' }

/** Each follows the one before by one change: of the theme, or of the width. */
const shots = [
  { ...sizes[0], theme: 'light' },
  { ...sizes[0], theme: 'dark' },
  { ...sizes[1], theme: 'dark' },
  { ...sizes[1], theme: 'light' },
] as const satisfies (Shot & { height: number })[]

export const PICTURES_PER_STORY = shots.length

/** What is further down is not pictured. In CSS pixels. */
const LONGEST = 5000
const PATIENCE_MS = 60_000
const MOST_LOOKS = 10
const BETWEEN_LOOKS_MS = 50
/** When every story takes place. The preview stops the product's clock at the same moment, since it stops it at all. */
const MOMENT = new Date('2026-03-16T11:00:00+05:30')

const messages: Messages = {
  show: SET_CURRENT_STORY,
  finished: STORY_FINISHED,
  missing: STORY_MISSING,
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
    viewport: sizes[0],
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // the mock then answers within the page
    serviceWorkers: 'block',
  })
  await context.clock.setFixedTime(MOMENT)
  await context.addInitScript(withoutLuck)
  const page = await context.newPage()
  const browserSession = await context.newCDPSession(page)
  let isOpen = false
  return {
    async take(story, reload = false) {
      await page.setViewportSize(sizes[0])
      const isSwitched = isOpen && !reload
      if (isSwitched) await page.evaluate(withoutLuck)
      else await open(page, address, story)
      const failure = await page.evaluate(storyShown, {
        storyId: story.id,
        isSwitched,
        patienceMs: PATIENCE_MS,
        messages,
      })
      isOpen = failure === null
      if (failure !== null) throw new Error(failure)
      await untilStill(page, browserSession)
      const pictures: Picture[] = []
      for (const shot of shots) pictures.push(await taken(page, browserSession, shot))
      return pictures
    },
    close: () => context.close(),
  }
}

/** Without the judgement by axe that follows a story: it takes longer than the story. */
async function open(page: Page, address: string, { id }: Story) {
  await page.goto(`${address}iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`)
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis)
  // a blinking caret is there or not
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' })
}

/**
 * A story may end before the last thing that it shows is there: an effect of its own, a part that comes with a chunk of its own.
 * So the first picture is taken until it comes twice.
 */
async function untilStill(page: Page, session: CDPSession) {
  let last: Buffer | null = null
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { png } = await taken(page, session, shots[0])
    if (last?.equals(png)) return
    last = png
    await wait(BETWEEN_LOOKS_MS)
  }
}

async function taken(page: Page, session: CDPSession, { width, height, theme }: (typeof shots)[number]) {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height })
  const length = Math.min(LONGEST, Math.max(height, await page.evaluate(settled, theme)))
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    // a larger file, in a fraction of the time
    optimizeForSpeed: true,
    captureBeyondViewport: length > height,
    clip: { x: 0, y: 0, width, height: length, scale: 1 },
  })
  return { width, theme, png: Buffer.from(data, 'base64') }
}
