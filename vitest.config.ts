import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './scripts/chromium.ts'
import viteConfig from './vite.config.ts'

// Dates are shown in Indian time; tests must not depend on the machine's time zone.
process.env['TZ'] = 'Asia/Kolkata'

const browserPackages = [
  '@base-ui/react/dialog',
  '@base-ui/react/menu',
  '@base-ui/react/tabs',
  '@hookform/resolvers/zod',
  '@mswjs/data',
  '@tanstack/react-query',
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

/** Tests that need no document; all others run with jsdom. */
const pure = [
  'mocks/**/!(adapter|worker).test.ts',
  'src/*.test.ts',
  'src/{lib,platform,domain,texts,contract,kit,admin}/**/*.test.ts',
  'src/portal/**/!(paymentDraft|device).test.ts',
  'src/site/plans/*.test.ts',
]

/** Each operation's failures, each text of the error catalogue, mutated screens. Takes minutes, so it is a separate run. */
const faults = [
  'src/app/mutatedScreens.test.tsx',
  'src/testing/faults/*.test.ts',
  'src/demo/errors/{visitor,client,admin,records}.test.tsx',
  'src/demo/record/generatedRuns.test.tsx',
]

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // Each worker loads modules and jsdom once for all files; renderRoute resets the state. Set here, because Vitest
      // restarts its workers for every file if any project asks for isolation.
      isolate: false,
      // the default leaves a core idle, half of a small machine
      maxWorkers: '100%',
      // longer than a query's timeout, whose error names the missing element
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
            // without jsdom, which takes half a second per file
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
              // e2e/walk.spec.ts opens their scenarios
              tags: { exclude: ['walk'] },
            }),
          ],
          // pre-bundled, because a package discovered during the run reloads the page under a test
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
