import { brotliCompressSync } from 'node:zlib'

/** What a first visit may cost, in bytes after brotli at its best quality, as a host with compressed files sends them. */
export const budgets = {
  home: { script: 100_000, stylesheet: 14_000, font: 24_000 },
  // of the home page: without the rules in it, and with them
  document: { markup: 9100, whole: 16_000 },
  // of every public page but the first
  laterDocument: { markup: 7400, whole: 12_800 },
  portal: { script: 185_000 },
  admin: { script: 193_000 },
  handle: { script: 3000, stylesheet: 600 },
}

/** The chunk of the demo's handle, which a demo loads after the first paint and a product without the mock never. */
export const handleChunk = /\/assets\/(bar|handle)-/

export const counted = /** @type {const} */ (['script', 'stylesheet', 'font'])

/** @type {Map<string, number>} */
const compressed = new Map()

/**
 * Counts what the pages of this browser context fetch from now on, except addresses that match `except`. Returns a
 * function that resolves with the sums so far, in bytes.
 * @param {import('playwright').BrowserContext} context
 * @param {RegExp} [except]
 */
export function countBytes(context, except) {
  /** @type {import('playwright').Response[]} */
  const answers = []
  context.on('response', (response) => answers.push(response))
  return async () => {
    const sums = { script: 0, stylesheet: 0, font: 0 }
    const hosts = new Set()
    for (const response of answers) {
      const url = response.url()
      hosts.add(new URL(url).host)
      const type = counted.find((each) => each === response.request().resourceType())
      if (type === undefined || except?.test(url)) continue
      const size = compressed.get(url) ?? sizeOf(type, await contentOf(context, url))
      compressed.set(url, size)
      sums[type] += size
    }
    return { ...sums, hosts: [...hosts] }
  }
}

/**
 * Asked of the server again, for the browser does not keep every body.
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 */
const contentOf = async (context, url) => (await context.request.get(url)).body()

/**
 * The size after brotli, in bytes. A font is compressed already.
 * @param {string} type
 * @param {Buffer} body
 */
const sizeOf = (type, body) => (type === 'font' ? body : brotliCompressSync(body)).length

/**
 * The size of a document after brotli, in bytes, without the rules that stand in it and with them.
 * @param {string} html
 */
export function documentSizes(html) {
  const size = (/** @type {string} */ text) => brotliCompressSync(text).length
  return { markup: size(html.replaceAll(/<style>.*?<\/style>/gs, '')), whole: size(html) }
}

/** @typedef {typeof globalThis & { largestPaint: number }} Page */

/** Runs in the page before its scripts: notes the largest paint, for `paintAndScripts`. */
export function watchLargestPaint() {
  const page = /** @type {Page} */ (globalThis)
  page.largestPaint = 0
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) page.largestPaint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** Runs in the page: when it showed its largest text or picture, and when it first asked for a script, in ms. */
export function paintAndScripts() {
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  return {
    largestPaint: /** @type {Page} */ (globalThis).largestPaint,
    firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
  }
}
