// node scripts/pictures.mjs [--build no]      draws docs/pictures/ from the built demo; run it after a visible change
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from './chromium.ts'
import { serve } from './serve.ts'

/** @typedef {import('playwright').Page} Page */

const folder = 'docs/pictures'
const themes = /** @type {const} */ (['light', 'dark'])
// wide enough for the panel's rail, and narrow enough to be read when five stand in a row
const viewport = { width: 1024, height: 768 }
// the same texts on every day: whatever counts from now counts from here
const TODAY = new Date('2026-11-23T11:00:00+05:30')
const QUALITY = 68

const { values } = parseArgs({ options: { build: { type: 'string', default: 'yes' } } })

/**
 * What is pictured: the address, and what is done there until it is worth a picture.
 * @type {Record<string, { address: string, until: (page: Page) => Promise<unknown> }>}
 */
const pictures = {
  site: {
    address: '?demo=off',
    until: async (page) => {
      await page.getByRole('button', { name: 'Skip' }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  portal: { address: '?scenario=dashboard-active&demo=off', until: screenIsFilled },
  panel: { address: '?scenario=admin-approve&demo=off', until: screenIsFilled },
  demo: {
    address: '?scenario=dashboard-expired',
    until: async (page) => {
      await screenIsFilled(page)
      await page.getByRole('button', { name: /^Demo/ }).click()
      await page.getByRole('button', { name: /^Sameer Kale/ }).waitFor()
    },
  },
  storybook: {
    address: 'storybook/',
    until: (page) => page.frameLocator('#storybook-preview-iframe').getByRole('heading').first().waitFor(),
  },
}

if (values.build === 'yes') {
  const { status } = spawnSync('npm', ['run', '--silent', 'build:demo'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const { server, url } = await serve({ dir: 'dist-demo' })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
try {
  for (const [name, { address, until }] of Object.entries(pictures)) {
    for (const theme of themes) {
      const picture = await draw(theme, new URL(address, url).href, until)
      const path = join(folder, `${name}-${theme}.webp`)
      writeFileSync(path, picture)
      console.log(`${path}  ${Math.round(picture.length / 1000)} kB`)
    }
  }
} finally {
  await browser.close()
  server.close()
}

/**
 * One picture as WebP, taken by the browser's own encoder. Each has a session of its own, so that none sees another's data.
 * @param {'light' | 'dark'} colorScheme
 * @param {string} href
 * @param {(page: Page) => Promise<unknown>} until
 */
async function draw(colorScheme, href, until) {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // the mock then runs in the page, whose clock stands still
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(TODAY)
    await page.goto(href)
    await until(page)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    const devtools = await context.newCDPSession(page)
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
    return Buffer.from(data, 'base64')
  } finally {
    await context.close()
  }
}

/** @param {Page} page */
async function screenIsFilled(page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => !document.body.innerText.includes('Loading…'))
}
