import { createHash } from 'node:crypto'

const entryScript = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/
const preload = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g

/**
 * Makes a page fetch its scripts only after the first paint: a prerendered page shows everything without them, and they
 * would slow down what it does need. Returns the shell with a small inline script in place of the entry, and adds that
 * script's hash to the Content-Security-Policy. It stands before every link, because a script waits for the style sheets
 * above it. Throws when the shell has no entry or no policy.
 * @param {string} shell
 */
export function startAfterPaint(shell) {
  const entry = entryScript.exec(shell)?.[1]
  const policy = 'script-src &#39;self&#39;'
  if (!entry || !shell.includes(policy)) throw new Error('The built shell has no entry script or no policy')
  const preloads = [...shell.matchAll(preload)].map(([, href]) => href)
  const starter = `(${startPage.toString()})(${JSON.stringify(entry)}, ${JSON.stringify(preloads)})`
  const hash = createHash('sha256').update(starter).digest('base64')
  return shell
    .replace(entryScript, '')
    .replaceAll(preload, '')
    .replace(policy, () => `${policy} &#39;sha256-${hash}&#39;`)
    .replace('<link', () => `<script>${starter}</script>\n    <link`)
}

/**
 * Runs in the page's head. Shows the welcome only on the first page of a visit and never in a frame, and ends it on Escape, Tab or a click.
 * Remembers a click on a button whose code has not loaded yet; TakenOver in src/site repeats it later. Enter in a form
 * counts as a click on its button. After the first paint, fetches the code.
 * @param {string} entry
 * @param {string[]} preloads
 */
function startPage(entry, preloads) {
  const page = document.documentElement
  const endWelcome = () => {
    if (page.dataset.welcome === undefined) return
    delete page.dataset.welcome
    dispatchEvent(new Event('welcomed'))
  }
  const visitGoesOn = () => {
    try {
      const visited = sessionStorage.getItem('visited')
      sessionStorage.setItem('visited', 'yes')
      return visited !== null
    } catch {
      // without storage, only a reload and Back are known to continue a visit
      const [navigation] = performance.getEntriesByType('navigation')
      return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
    }
  }
  if (self !== top || visitGoesOn()) endWelcome()
  addEventListener('animationend', ({ animationName }) => {
    if (animationName === 'splash-lift') endWelcome()
  })
  addEventListener('keydown', ({ key }) => {
    // Tab moves the focus to something under the welcome
    if (key === 'Escape' || key === 'Tab') endWelcome()
  })
  const onClick = (/** @type {MouseEvent} */ event) => {
    endWelcome()
    const button = event.target instanceof Element ? event.target.closest('[data-early] button') : null
    globalThis.earlyClick = button instanceof HTMLElement ? button : null
    if (!button) return
    // while React takes over, it would drop the click or handle it a second time
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('click', onClick, true)
  const start = () => {
    for (const href of preloads) {
      const link = { rel: 'modulepreload', crossOrigin: '', href }
      document.head.append(Object.assign(document.createElement('link'), link))
    }
    void import(entry)
  }
  addEventListener('DOMContentLoaded', () => {
    // a background tab is not painted, so there is nothing to wait for
    if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return start()
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      start()
    }).observe({ type: 'paint', buffered: true })
  })
}
