import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sirv from 'sirv'
import { screenSizes } from '../../.storybook/screenSizes'
import { launchChromium } from '../chromium'

const { phone, laptop } = screenSizes
const themes = ['light', 'dark'] as const

const TIMEOUT_MS = 60_000

/** Both Storybooks share this URL, because a story may show it; each browser resolves it to its own server. */
const ADDRESS = 'http://storybook.localhost'

export async function openStudio(dir: string) {
  const server = createServer(sirv(dir)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const browser = await launchChromium([`--host-resolver-rules=MAP * 127.0.0.1:${port}`])
  return {
    async openPage(): Promise<Page> {
      const page = await browser.newPage({
        reducedMotion: 'reduce',
        colorScheme: 'light',
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        serviceWorkers: 'block',
      })
      await page.addInitScript(watchTimers)
      return page
    },
    async close() {
      await browser.close()
      server.close()
    },
  }
}

/** Saves a story's screenshots and returns their names, such as `kit-button--small.390.dark.png`. */
export async function takePictures(page: Page, storyId: string, folder: string): Promise<string[]> {
  await page.setViewportSize(laptop)
  await openStory(page, storyId)
  const asked = await page.evaluate(askedViewport)
  const own = Object.entries(screenSizes).find(([name]) => name === asked)?.[1]
  if (own && own !== laptop) {
    await page.setViewportSize(own)
    await openStory(page, storyId)
  }
  const files: string[] = []
  for (const screen of own ? [own] : [laptop, phone]) {
    await page.setViewportSize({ width: screen.width, height: screen.height })
    for (const theme of themes) {
      await page.evaluate(settle, theme)
      const file = `${storyId}.${screen.width}.${theme}.png`
      await page.screenshot({ path: join(folder, file), fullPage: true, animations: 'disabled' })
      files.push(file)
    }
  }
  return files
}

/** Loads a story without axe and waits for its play function. Rejects if the story fails. */
async function openStory(page: Page, storyId: string) {
  const address = `${ADDRESS}/iframe.html?viewMode=story&id=${storyId}&globals=a11y.manual:!true`
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForFunction(hasFinished, undefined, { timeout: TIMEOUT_MS })
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
