import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './scripts/chromium.mjs'
import viteConfig from './vite.config.ts'

// Dates are written for readers in India; tests must not depend on the machine's zone.
process.env['TZ'] = 'Asia/Kolkata'

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } }),
  instances: [{ browser: 'chromium' as const }],
}

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
  'sonner',
  'uqr',
  'zod',
]

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'jsdom',
            include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts'],
            setupFiles: ['./src/testing/setup.ts'],
            // One load of modules and jsdom for all files of a worker; renderRoute starts each test afresh.
            isolate: false,
            // above the patience of a single query, so that what is missing is named
            testTimeout: 15_000,
          },
        },
        {
          extends: true,
          test: { name: 'scripts', environment: 'node', include: ['scripts/**/*.test.ts'] },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
          // found before the run: a package discovered in the middle of it reloads the page under a test
          optimizeDeps: { include: browserPackages },
          test: { name: 'storybook', browser },
        },
      ],
    },
  }),
)
