import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, ensureChromium } from '../chromium.ts'

const url = 'http://127.0.0.1:6200'

export default defineConfig({
  fullyParallel: true,
  quiet: true,
  workers: availableParallelism(),
  // a busy machine may catch a story half-way
  retries: 1,
  timeout: 120_000,
  snapshotPathTemplate: `${process.env['PICTURES']}/{arg}{ext}`,
  outputDir: resolve('test-results/visual'),
  reporter: [['line'], ['html', { open: 'never', outputFolder: resolve('visual-report') }]],
  // between runs, Chromium's rounding at round corners differs by up to 3 of 255
  expect: { toHaveScreenshot: { threshold: 0.0135, maxDiffPixels: 0 }, timeout: 20_000 },
  use: {
    baseURL: url,
    launchOptions: {
      executablePath: ensureChromium(),
      args: [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    },
  },
  webServer: {
    command: `npx tsx scripts/serve.ts --dir ${process.env['STORYBOOK']} --port 6200`,
    cwd: process.cwd(),
    url,
  },
})
