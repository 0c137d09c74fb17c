import { type Page, test as base, expect } from '@playwright/test'
import { screenSizes } from '../../.storybook/screenSizes'
import { storiesOf } from './storybooks'

const { phone, laptop } = screenSizes
const { STORYBOOK = '', STORYBOOK_BEFORE = '' } = process.env

const test = base.extend<object, { tab: Page }>({
  // one page per worker, because a new one would load Storybook's scripts again
  tab: [
    async ({ browser }, use) => {
      const tab = await browser.newPage({
        reducedMotion: 'reduce',
        colorScheme: 'light',
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        serviceWorkers: 'block',
      })
      await tab.addInitScript(watchTimers)
      await use(tab)
      await tab.close()
    },
    { scope: 'worker' },
  ],
})

const stories = storiesOf(STORYBOOK)

for (const [id, place] of stories)
  test(place, async ({ tab }) => {
    await tab.setViewportSize(laptop)
    await openStory(tab, id)
    const asked = await tab.evaluate(askedViewport)
    const own = Object.entries(screenSizes).find(([name]) => name === asked)?.[1]
    if (own && own !== laptop) {
      await tab.setViewportSize(own)
      await openStory(tab, id)
    }
    for (const screen of own ? [own] : [laptop, phone]) {
      await tab.setViewportSize({ width: screen.width, height: screen.height })
      for (const theme of ['light', 'dark']) {
        await tab.evaluate(settle, theme)
        await expect.soft(tab).toHaveScreenshot(`${id}.${screen.width}.${theme}.png`, { fullPage: true })
      }
    }
  })

for (const [id, place] of storiesOf(STORYBOOK_BEFORE))
  if (!stories.has(id)) test(place, () => expect(stories, 'This story was removed.').toContain(id))

/** Loads a story without axe and waits for its play function. Rejects if the story fails. */
async function openStory(page: Page, storyId: string) {
  const address = `/iframe.html?viewMode=story&id=${storyId}&globals=a11y.manual:!true`
  await page.goto(address)
  // at once, to hold the timers before they undo what the play function did
  await page.waitForFunction(hasFinished)
  await page.waitForLoadState('networkidle')
  const failure = await page.evaluate(failureOf)
  if (failure) throw new Error(failure)
}

type StorybookPage = {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { phase?: string; story?: { storyGlobals: { viewport?: { value?: string } } } }
  }
  /** Timers under half a second, which a screenshot waits for. */
  pending: Set<number>
  /** Whether longer timers are paused: on a slow machine they would hide a notice or redirect too early. */
  areTimersHeld: boolean
}

// the following run in the page and must not use imports

function watchTimers() {
  const page = globalThis as unknown as StorybookPage
  const start = window.setTimeout.bind(window)
  const stop = window.clearTimeout.bind(window)
  const repeat = window.setInterval.bind(window)
  page.pending = new Set()
  type Work = (...args: unknown[]) => void
  Object.assign(window, {
    setTimeout(work: Work, ms = 0, ...args: unknown[]) {
      const isShort = ms <= 500
      const id = start(() => {
        page.pending.delete(id)
        if (isShort || !page.areTimersHeld) work(...args)
      }, ms)
      if (isShort) page.pending.add(id)
      return id
    },
    clearTimeout(id: number) {
      page.pending.delete(id)
      stop(id)
    },
    setInterval(work: Work, ms: number, ...args: unknown[]) {
      return repeat(() => page.areTimersHeld || work(...args), ms)
    },
  })
}

function hasFinished() {
  const page = globalThis as unknown as StorybookPage
  const phase = page['__STORYBOOK_PREVIEW__']?.currentRender?.phase ?? ''
  page.areTimersHeld ||= ['finished', 'errored', 'aborted'].includes(phase)
  return page.areTimersHeld
}

const failureOf = () =>
  document.body.classList.contains('sb-show-errordisplay') &&
  (document.querySelector('#error-message')?.textContent ?? 'The story failed.')

const askedViewport = () =>
  (globalThis as unknown as StorybookPage)['__STORYBOOK_PREVIEW__']?.currentRender?.story?.storyGlobals
    .viewport?.value

async function settle(theme: string) {
  const { pending } = globalThis as unknown as StorybookPage
  document.documentElement.dataset['theme'] = theme
  scrollTo(0, 0)
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())])
  // a poll may never end
  for (let frame = 0; frame < 2 || (pending.size > 0 && frame < 120); frame += 1)
    await new Promise(requestAnimationFrame)
}
