import type { Plugin } from 'vite'

/**
 * MSW reads the cookies that it keeps from localStorage as soon as it is imported, and fails where site data is blocked.
 * This mock sets no cookie, so that there are none to keep.
 */
export function mockWithoutCookiesPlugin(): Plugin {
  return {
    name: 'mock-without-cookies',
    apply: 'build',
    load: {
      filter: { id: /\/msw\/lib\/core\/utils\/cookieStore\.mjs$/ },
      handler: () => 'export const cookieStore = { getCookies: () => [], setCookie() {} }',
    },
  }
}
