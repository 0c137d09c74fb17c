import type { Plugin } from 'vite'

/**
 * MSW reads the cookies that it keeps from localStorage as soon as it is imported, and fails where site data is blocked.
 * This mock sets no cookie, so that there are none to keep.
 */
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
    // the development server bundles packages beforehand, by plugins of their own
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [withoutCookies] } } }),
  }
}
