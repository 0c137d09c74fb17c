import type { Browser, Page, Request } from 'playwright'
import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_THREW_EXCEPTION,
  UPDATE_GLOBALS,
} from 'storybook/internal/core-events'
import {
  globalsSet,
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

type Screen = { width: number; height: number }
const { phone, laptop } = screenSizes

type Theme = 'light' | 'dark'
export type Shot = { width: number; theme: Theme }

/** On the second screen they come from behind: a picture is one change away from the one before. */
const themes: readonly Theme[] = ['light', 'dark']

/** Two screens, each in both themes. */
export const PICTURES_PER_STORY = 2 * themes.length

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
  const session = await context.newCDPSession(page)
  const heightIn = async (theme: Theme) => {
    let height = await page.evaluate(settled, theme)
    while (loading.size > 0) height = await page.evaluate(settled, theme)
    return height
  }
  /** In these themes. The window becomes as long as the page first: a screenshot of what is beyond it would do and undo that each time. */
  const picturesOn = async ({ width, height }: Screen, inThemes: readonly Theme[]): Promise<Picture[]> => {
    await page.setViewportSize({ width, height })
    const whole = Math.min(LONGEST, await heightIn(inThemes[0] ?? 'light'))
    if (whole > height) await page.setViewportSize({ width, height: whole })
    const pictures: Picture[] = []
    for (const theme of inThemes) {
      await heightIn(theme)
      // a larger file, in a fraction of the time
      const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
      pictures.push({ width, theme, png: Buffer.from(data, 'base64') })
    }
    return pictures
  }
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
      const pictures = [
        ...(await picturesOn(isNarrow ? phone : laptop, themes)),
        ...(await picturesOn(isNarrow ? laptop : phone, themes.toReversed())),
      ]
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
  await page.goto(`${address}iframe.html?viewMode=story`)
  await page.waitForFunction(isReady)
  // an address that names no story has its globals ignored
  await page.evaluate(globalsSet, { event: UPDATE_GLOBALS, globals: { a11y: { manual: true } } })
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
