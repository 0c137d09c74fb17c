import { brotliCompressSync } from 'node:zlib'

/** What a first visit may cost, in bytes after brotli at its best quality, as a host with compressed files sends them. */
export const budgets = {
  home: { script: 100_000, stylesheet: 14_000, font: 45_000 },
  portal: { script: 190_000 },
  admin: { script: 200_000 },
}

const compressed = new Map()

/**
 * Counts what pages of this browser context fetch from now on, but for addresses that match `except`. Answers a function
 * that tells the sums so far.
 */
export function countBytes(context, except) {
  const answers = []
  context.on('response', (response) => answers.push(response))
  return async () => {
    const sums = { script: 0, stylesheet: 0, font: 0 }
    const hosts = new Set()
    for (const response of answers) {
      hosts.add(new URL(response.url()).host)
      const type = response.request().resourceType()
      if (!(type in sums) || except?.test(response.url())) continue
      if (!compressed.has(response.url())) compressed.set(response.url(), sizeOf(type, await response.body()))
      sums[type] += compressed.get(response.url())
    }
    return { ...sums, hosts: [...hosts] }
  }
}

// a font is compressed already
const sizeOf = (type, body) => (type === 'font' ? body : brotliCompressSync(body)).length

/** Runs in the page before its scripts: notes the largest paint, for `paintAndScripts`. */
export function watchLargestPaint() {
  globalThis.largestPaint = 0
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) globalThis.largestPaint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** Runs in the page: when it showed its largest text or picture, and when it first asked for a script, in ms. */
export function paintAndScripts() {
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  return {
    largestPaint: globalThis.largestPaint,
    firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
  }
}
