import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { isExecutable, named, onPath } from '../executables'
import type { Engine, EngineKind, Visit } from './engine.ts'
import { keepProblems, TAKE_PROBLEMS } from './problems.ts'
import { CALL_TIMEOUT_MS } from './webDriver.ts'

const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox'

const find = () =>
  named('FIREFOX_PATH') ?? onPath('firefox') ?? onPath('firefox-esr') ?? [macFirefox].find(isExecutable)

/** Firefox, spoken to by WebDriver BiDi, without a window. */
export const firefox: EngineKind = {
  id: 'firefox',
  missing: () => (find() ? null : 'no firefox on the PATH (or set FIREFOX_PATH)'),
  start,
}

async function start(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: find(),
    headless: true,
    timeout: CALL_TIMEOUT_MS,
    protocolTimeout: CALL_TIMEOUT_MS,
  })
  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    async visit() {
      const context = await browser.createBrowserContext()
      return visitIn(await context.newPage(), () => context.close())
    },
    stop: () => browser.close(),
  }
}

async function visitIn(page: Page, close: () => Promise<void>): Promise<Visit> {
  await page.evaluateOnNewDocument(keepProblems())
  return {
    async open(url) {
      await page.goto(url)
    },
    async reload() {
      await page.reload()
    },
    run: (script) => page.evaluate(asFunction(script)),
    async element(script) {
      const handle = (await page.evaluateHandle(asFunction(script))).asElement() as ElementHandle | null
      if (!handle) return null
      return { click: () => handle.click(), type: (text) => page.keyboard.type(text) }
    },
    press: (key) => page.keyboard.press(key as Parameters<typeof page.keyboard.press>[0]),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
    problems: async () => (await page.evaluate(asFunction(TAKE_PROBLEMS))) as string[],
    close,
  }
}

const asFunction = (body: string) => `(() => { ${body} })()`
