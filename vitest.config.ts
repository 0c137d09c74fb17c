import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './scripts/chromium.ts'
import viteConfig from './vite.config.ts'

// Dates are written for readers in India; tests must not depend on the machine's zone.
process.env['TZ'] = 'Asia/Kolkata'

const browserPackages = [
  '@base-ui/react/dialog',
  '@base-ui/react/menu',
  '@base-ui/react/tabs',
  '@hookform/resolvers/zod',
  '@mswjs/data',
  '@tanstack/react-query',
  '@tanstack/react-table',
  '@testing-library/react',
  'axios',
  'idb',
  'lucide-react',
  'msw',
  'msw/browser',
  'react-dom/client',
  'react-hook-form',
  'react-router-dom',
  'uqr',
  'zod/mini',
]

/** Tests that need no document. Any other file, a new one too, is run with one. */
const pure = [
  'mocks/**/!(adapter|worker).test.ts',
  'src/*.test.ts',
  'src/{lib,platform,domain,texts,contract,kit,admin}/**/*.test.ts',
  'src/portal/**/!(paymentDraft|device).test.ts',
  'src/site/plans/*.test.ts',
]

/** Each operation's failures and each text of the error catalogue, on their screens. Minutes, in a run of its own. */
const faults = ['src/testing/faults/*.test.ts', 'src/demo/errors/{visitor,client,admin,records}.test.tsx']

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // One load of modules and jsdom for all files of a worker; renderRoute starts each test afresh. Set here, for
      // Vitest starts its workers anew for every file as long as one project asks for isolation.
      isolate: false,
      // the default leaves a core idle, which is half of a small machine
      maxWorkers: '100%',
      // above the patience of a single query, so that what is missing is named, and enough for a busy machine
      testTimeout: 30_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'jsdom',
            include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts'],
            exclude: [...pure, ...faults, 'node_modules'],
            setupFiles: ['./src/testing/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            // what needs no document does without: jsdom takes half a second a file
            name: 'rules',
            environment: 'node',
            include: pure,
            setupFiles: ['./src/testing/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'scripts',
            environment: 'node',
            include: ['scripts/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'faults',
            environment: 'jsdom',
            include: faults,
            setupFiles: ['./src/testing/setup.ts'],
          },
        },
        {
          extends: true,
          plugins: [
            storybookTest({
              configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
              initialGlobals: { axe: 'once' },
            }),
          ],
          // one load of modules a browser, as in Storybook itself: a story leaves nothing behind for the next
          // found before the run: a package discovered in the middle of it reloads the page under a test
          optimizeDeps: { include: browserPackages },
          test: {
            name: 'storybook',
            isolate: false,
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } }),
              instances: [{ browser: 'chromium' as const }],
            },
          },
        },
      ],
    },
  }),
)
