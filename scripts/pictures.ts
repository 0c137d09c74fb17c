// npm run pictures      builds the demo and takes the README's pictures; run it after a visible change
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright'
import { launchChromium } from './chromium'
import { npmRun } from './npmRun'
import { serveBuild } from './serve'

const folder = 'docs/pictures'
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]
/** Wide enough for the panel's sidebar, narrow enough that five pictures in a row can be read. */
const viewport = { width: 1024, height: 768 }
/** Fixed, to keep relative dates the same in each run. */
const TODAY = new Date('2026-11-23T11:00:00+05:30')
const QUALITY = 68

type Subject = { address: string; ready: (page: Page) => Promise<unknown> }

const subjects: Record<string, Subject> = {
  site: {
    address: '?demo=off',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Skip' }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  portal: { address: '?scenario=dashboard-active&demo=off', ready: screenIsFilled },
  panel: {
    address: '?scenario=admin-approve&demo=off',
    ready: (page) =>
      page
        .getByRole('button', { name: /^Approve/ })
        .first()
        .waitFor(),
  },
  demo: {
    address: '?scenario=dashboard-expired',
    ready: async (page) => {
      await screenIsFilled(page)
      await page.getByRole('button', { name: /^Demo/ }).click()
      await page.getByRole('tab', { name: 'People' }).click()
      await page.getByRole('button', { name: /^Sameer Kale/ }).waitFor()
    },
  },
  storybook: {
    address: 'storybook/',
    ready: (page) => page.frameLocator('#storybook-preview-iframe').getByRole('heading').first().waitFor(),
  },
}

// takes no options
parseArgs()
await npmRun('build:demo')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const { server, url } = await serveBuild({ dir: 'dist-demo' })
const browser = await launchChromium()
try {
  for (const [name, subject] of Object.entries(subjects)) {
    for (const theme of themes) {
      const picture = await takePicture(browser, url, subject, theme)
      const path = join(folder, `${name}-${theme}.webp`)
      writeFileSync(path, picture)
      process.stdout.write(`${path}  ${Math.round(picture.length / 1000)} kB\n`)
    }
  }
} finally {
  await browser.close()
  server.close()
}

async function takePicture(from: Browser, base: string, { address, ready }: Subject, colorScheme: Theme) {
  const context = await from.newContext({
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // makes the mock run in the page, whose clock is fixed
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(TODAY)
    await page.goto(new URL(address, base).href)
    await ready(page)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    const devtools = await context.newCDPSession(page)
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
    return Buffer.from(data, 'base64')
  } finally {
    await context.close()
  }
}

async function screenIsFilled(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => !document.body.innerText.includes('Loading…'))
}
