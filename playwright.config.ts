import { existsSync } from 'node:fs'
import { defineConfig, devices, firefox, type PlaywrightTestConfig, webkit } from '@playwright/test'
import { chromiumArgs, findChromium } from './scripts/chromium.ts'

const demoPort = Number(process.env['E2E_DEMO_PORT'] ?? 4180)
const baseUrlPort = Number(process.env['E2E_BASE_URL_PORT'] ?? 4181)
// the address in .env.base-url; ignores the shell's variable
const apiUrl = new URL(`http://127.0.0.1:${process.env['E2E_API_PORT'] ?? 4010}`)
process.env['VITE_API_BASE_URL'] = apiUrl.origin
const quirksApiUrl = new URL(`http://127.0.0.1:${process.env['E2E_QUIRKS_PORT'] ?? 4011}`)

const demo = `http://127.0.0.1:${demoPort}`
const baseUrl = `http://127.0.0.1:${baseUrlPort}`

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: { executablePath: findChromium(), args: chromiumArgs },
}
const apart = /\/(walk|sub-path)\.spec\.ts$/

type Project = NonNullable<PlaywrightTestConfig['projects']>[number]

/** The other engines, if Playwright has installed them. */
const otherEngines = [firefox, webkit].flatMap((engine): Project[] =>
  existsSync(engine.executablePath())
    ? [
        {
          name: engine.name(),
          testIgnore: apart,
          grep: /@every-browser\b/,
          use: {
            ...devices[engine.name() === 'firefox' ? 'Desktop Firefox' : 'Desktop Safari'],
            baseURL: demo,
          },
        },
      ]
    : [],
)
// not in workers, which read this file too
if (otherEngines.length < 2 && process.env['TEST_WORKER_INDEX'] === undefined)
  process.stdout.write('Firefox/WebKit is not installed: npx playwright install firefox webkit\n')

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  reporter: [['list'], ['html', { open: 'never' }]],
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'quirks',
      testIgnore: apart,
      grep: /@every-backend\b/,
      use: {
        ...chromium,
        baseURL: baseUrl,
        launchOptions: {
          ...chromium.launchOptions,
          // the same build, with calls mapped to the other server
          args: [...chromiumArgs, `--host-resolver-rules=MAP ${apiUrl.host} ${quirksApiUrl.host}`],
        },
      },
    },
    {
      name: 'worker',
      testIgnore: apart,
      grepInvert: /@(no-worker|base-url)\b/,
      use: { ...chromium, baseURL: demo },
    },
    {
      name: 'no-worker',
      testIgnore: apart,
      grep: /@(no-worker|every-backend)\b/,
      use: { ...chromium, baseURL: demo, serviceWorkers: 'block' },
    },
    {
      name: 'base-url',
      testIgnore: apart,
      grep: /@(base-url|every-backend)\b/,
      use: { ...chromium, baseURL: baseUrl },
    },
    ...otherEngines,
    {
      name: 'walk',
      testMatch: 'walk.spec.ts',
      // a trace would double its time
      use: { ...chromium, baseURL: demo, trace: 'off' },
    },
    {
      name: 'sub-path',
      testMatch: 'sub-path.spec.ts',
      // a trace would record Storybook whole
      use: { ...chromium, trace: 'off' },
    },
  ],
  webServer: [
    { command: `npx tsx scripts/serve.ts --dir dist --port ${demoPort}`, url: demo },
    { command: `npx tsx scripts/serve.ts --dir dist-base-url --port ${baseUrlPort}`, url: baseUrl },
    {
      command: `npx tsx scripts/mock-http.ts --port ${apiUrl.port}`,
      url: new URL('/api/auth/plans', apiUrl).href,
    },
    {
      command: `npx tsx scripts/mock-http.ts --port ${quirksApiUrl.port} --quirks all`,
      url: new URL('/api/auth/plans', quirksApiUrl).href,
    },
  ],
})
