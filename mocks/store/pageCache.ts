/** WebKit keeps a bfcached page's transactions open, which blocks other pages' writes. So the page aborts its reads. */
type Reading = Pick<IDBTransaction, 'abort'>

const readings = new Set<Reading>()
let untilShown: Promise<void> | null = null

/** Resolves at once if the page is shown, otherwise when it returns, which may be never. */
export const whenPageShown = (): Promise<void> => untilShown ?? Promise.resolve()

export const isPageCached = (): boolean => untilShown !== null

/** Aborts the transaction if the page is cached before `done` settles. */
export function abortWhenCached(transaction: Reading, done: Promise<void>): void {
  readings.add(transaction)
  const forget = () => void readings.delete(transaction)
  done.then(forget, forget)
}

export function watchPageCache(): void {
  if ('onpagehide' in globalThis) globalThis.addEventListener('pagehide', enterCache)
}

function enterCache({ persisted }: PageTransitionEvent): void {
  if (!persisted || untilShown) return
  untilShown = new Promise((resolve) => {
    const show = () => {
      untilShown = null
      resolve()
    }
    globalThis.addEventListener('pageshow', show, { once: true })
  })
  for (const reading of readings) abort(reading)
}

/** A transaction whose requests are all done throws here, which does no harm. */
function abort(reading: Reading): void {
  try {
    reading.abort()
  } catch {
    readings.delete(reading)
  }
}
