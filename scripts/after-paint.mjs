import { createHash } from 'node:crypto'

const entryScript = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/
const preload = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g

/**
 * A prerendered page shows everything without a script, so its scripts are fetched once it has been painted and compete
 * with nothing for the line. Takes the built shell and answers it with a starter in the head in place of the entry; the
 * policy lets exactly that starter through by its hash. It stands before every link, for a script waits for the style
 * sheets in front of it. Throws when the shell has no entry or no policy.
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
 * Runs in the page before any of its body is there. Keeps the welcome to the first document of a visit and ends it when
 * asked. Keeps a click on a button whose code has not come for that code (TakenOver in src/site); Enter in a form clicks
 * its button. Then fetches the code.
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
      // where nothing can be stored, a reload and Back still show it
      const [navigation] = performance.getEntriesByType('navigation')
      return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
    }
  }
  if (visitGoesOn()) endWelcome()
  addEventListener('animationend', ({ animationName }) => {
    if (animationName === 'splash-lift') endWelcome()
  })
  addEventListener('keydown', ({ key }) => {
    // what Tab leads to lies under the welcome
    if (key === 'Escape' || key === 'Tab') endWelcome()
  })
  const onClick = (/** @type {MouseEvent} */ event) => {
    endWelcome()
    const button = event.target instanceof Element ? event.target.closest('[data-early] button') : null
    globalThis.earlyClick = button instanceof HTMLElement ? button : null
    if (!button) return
    // React, half-way, would stop it or run it a second time
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
    // a page in a background tab is not painted
    if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return start()
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      start()
    }).observe({ type: 'paint', buffered: true })
  })
}
