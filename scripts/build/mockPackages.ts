import type { Plugin } from 'vite'

const unused = 'module.exports = {}'

/** Replaced modules of the mock's packages. Without @mswjs/data's other parts, a demo loads half as much before its first answer. */
const replaced: Record<string, string> = {
  // reads cookies from localStorage on import, which fails if site data is blocked; the mock sets no cookies
  'msw/lib/core/utils/cookieStore.mjs': 'export const cookieStore = { getCookies: () => [], setCookie() {} }',
  '@mswjs/data/lib/model/generateRestHandlers.js': unused,
  '@mswjs/data/lib/model/generateGraphQLHandlers.js': unused,
  '@mswjs/data/lib/comparators/date.js': unused,
  // @mswjs/data imports the whole package only for this function
  'lodash/lodash.js': `exports.isFunction = (value) => typeof value === 'function'`,
}

export function mockPackagesPlugin(): Plugin {
  const replacing = {
    name: 'mock-packages',
    load: (id: string) => replaced[id.split('/node_modules/').at(-1) ?? ''],
  }
  // the dev server pre-bundles packages with separate plugins
  return { ...replacing, config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [replacing] } } }) }
}
