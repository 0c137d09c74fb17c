import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, findChromium } from './scripts/chromium.mjs'

const demoPort = Number(process.env['E2E_DEMO_PORT'] ?? 4180)
const baseUrlPort = Number(process.env['E2E_BASE_URL_PORT'] ?? 4181)
// The address that the build in dist-base-url was made for: .env.base-url, unless the environment names another.
const apiUrl = new URL(process.env['VITE_API_BASE_URL'] ?? 'http://127.0.0.1:4010')
const foreignApiUrl = new URL(`http://127.0.0.1:${process.env['E2E_FOREIGN_PORT'] ?? 4011}`)

const demo = `http://127.0.0.1:${demoPort}`
const baseUrl = `http://127.0.0.1:${baseUrlPort}`

/** What a foreign server can be asked for: the journeys, and neither the demo nor what needs no server. */
const journeys = /\/(admin|foreign|money|payment|portal|site-login)\S*\.spec\.ts$/

/** Four ways to reach the same backend rules. An untagged test runs in `worker` alone. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'sweeps/**',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // what is stored is the same on every machine and in every project
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  projects: [
    {
      name: 'foreign',
      testMatch: journeys,
      grep: process.env['E2E_FOREIGN'] === 'all' ? /./ : /@(foreign|also-foreign|every-backend)\b/,
      grepInvert: /@(no-worker|demo|by-contract)\b/,
      // they all write into the one server; first, so that the other worker is not idle at the end
      workers: 1,
      metadata: { server: foreignApiUrl.origin },
      use: {
        baseURL: baseUrl,
        launchOptions: {
          executablePath: findChromium(),
          // the same build, whose calls arrive at the other server
          args: [...chromiumArgs, `--host-resolver-rules=MAP ${apiUrl.host} ${foreignApiUrl.host}`],
        },
      },
    },
    { name: 'worker', grepInvert: /@(no-worker|base-url|foreign)\b/, use: { baseURL: demo } },
    {
      name: 'no-worker',
      grep: /@(no-worker|every-backend)\b/,
      use: { baseURL: demo, serviceWorkers: 'block' },
    },
    { name: 'base-url', grep: /@(base-url|every-backend)\b/, use: { baseURL: baseUrl } },
  ],
  webServer: [
    { command: `node scripts/serve.mjs --dir dist --port ${demoPort}`, url: demo },
    { command: `node scripts/serve.mjs --dir dist-base-url --port ${baseUrlPort}`, url: baseUrl },
    {
      command: `npx tsx scripts/mock-http.ts --port ${apiUrl.port}`,
      url: new URL('/api/auth/plans', apiUrl).href,
    },
    {
      command: `npx tsx scripts/mock-http.ts --port ${foreignApiUrl.port} --dialect foreign`,
      url: new URL('/api/auth/plans', foreignApiUrl).href,
    },
  ],
})
