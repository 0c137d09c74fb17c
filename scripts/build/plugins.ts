import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { brand } from '../../src/config/brand.ts'
import { demoWorker } from '../../src/config/demo.ts'

export function brandTitlePlugin(): Plugin {
  return {
    name: 'brand-title',
    transformIndexHtml: (_html, { path }) =>
      path === '/index.html' ? [{ tag: 'title', children: brand.name, injectTo: 'head' }] : [],
  }
}

/** Removes the mock's worker script (copied from public/) from a build for a real backend. */
export function withoutMockPlugin(): Plugin {
  let worker = ''
  let isDemo = true
  return {
    name: 'without-mock',
    apply: 'build',
    configResolved({ root, build, env }) {
      isDemo = !env['VITE_API_BASE_URL']
      worker = resolve(root, build.outDir, demoWorker)
    },
    async closeBundle() {
      if (!isDemo) await rm(worker, { force: true })
    },
  }
}

/** MSW reads its cookies from localStorage on import, which fails if site data is blocked. The mock sets no cookies. */
export function mockWithoutCookiesPlugin(): Plugin {
  const withoutCookies = {
    name: 'mock-without-cookies',
    load: {
      filter: { id: /\/msw\/lib\/core\/utils\/cookieStore\.mjs$/ },
      handler: () => 'export const cookieStore = { getCookies: () => [], setCookie() {} }',
    },
  }
  return {
    ...withoutCookies,
    // the dev server pre-bundles packages with separate plugins
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [withoutCookies] } } }),
  }
}

const unusedModules: Record<string, readonly string[]> = {
  'model/generateRestHandlers': ['generateRestHandlers'],
  'model/generateGraphQLHandlers': ['generateGraphQLHandlers', 'generateGraphQLSchema'],
  'comparators/date': ['dateComparators'],
}

const throwing = (name: string) =>
  `Object.defineProperty(exports, '${name}', { get() { throw new Error('The build leaves out ${name} of @mswjs/data') } })`

/** Leaves out unused parts of @mswjs/data: half of what a demo loads before its first answer. */
export function mockRowStorePlugin(): Plugin {
  return {
    name: 'mock-row-store',
    apply: 'build',
    load: {
      filter: { id: /\/@mswjs\/data\/lib\/(model\/generate\w+Handlers|comparators\/date)\.js$/ },
      handler(id) {
        const name = /lib\/(.+)\.js$/.exec(id)?.[1] ?? ''
        const exported = unusedModules[name]
        if (!exported) throw new Error(`@mswjs/data has an unknown module: ${name}`)
        return exported.map(throwing).join('\n')
      },
    },
    transform: {
      filter: { id: /\/@mswjs\/data\/lib\/model\/getDefinition\.js$/ },
      handler: (code) => code.replace('require("lodash")', '{ isFunction: require("lodash/isFunction") }'),
    },
  }
}
