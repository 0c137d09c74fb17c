/**
 * A browser may keep a page that is left, to show it again as it was when somebody comes back. WebKit keeps the page's open
 * transactions with it: a read that was under way is never over, and every page that writes would wait for it. So what a
 * page reads is given up when the page is kept, and read anew when it is shown again.
 */
type Reading = Pick<IDBTransaction, 'abort'>

const readings = new Set<Reading>()
let kept: Promise<void> | null = null

/** Resolves at once on a page that is shown, and otherwise when it is shown again, which may be never. */
export const whenPageShown = (): Promise<void> => kept ?? Promise.resolve()

/** Whether the page is kept by the browser, and not shown. */
export const isPageCached = (): boolean => kept !== null

/** The transaction is aborted if the page is kept before `done` settles. */
export function abortWhenCached(transaction: Reading, done: Promise<void>): void {
  readings.add(transaction)
  const forget = () => void readings.delete(transaction)
  done.then(forget, forget)
}

/** Heeds that the page is left and comes back, from now on. May be called again. */
export function watchPageCache(): void {
  // a server has no page
  if ('onpagehide' in globalThis) globalThis.addEventListener('pagehide', keep)
}

function keep({ persisted }: PageTransitionEvent): void {
  if (!persisted || kept) return
  kept = new Promise((resolve) => {
    const show = () => {
      kept = null
      resolve()
    }
    globalThis.addEventListener('pageshow', show, { once: true })
  })
  for (const reading of readings) abort(reading)
}

/** A transaction that has all it asked for, and whose end is not told yet, can no longer be aborted, and needs not. */
function abort(reading: Reading): void {
  try {
    reading.abort()
  } catch {
    readings.delete(reading)
  }
}
