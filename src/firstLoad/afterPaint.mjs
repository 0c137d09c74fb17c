import { createHash } from 'node:crypto'

const entryScript = /\s*<script type="module" crossorigin src="[^"]+"><\/script>/
const sheetLink = /<link rel="stylesheet" crossorigin href="([^"]+)">/
const preload = /\s*<link rel="modulepreload" crossorigin href="[^"]+">/g

/** Where `withScripts` writes what the starter fetches. As an attribute, it is no part of what the policy's hash covers. */
const noScripts = 'data-scripts=""'

/**
 * Makes a page fetch its scripts only after the first paint: a prerendered page shows everything without them, and they
 * would slow down what it does need. Returns the shell with a small inline script in place of the entry, and adds that
 * script's hash to the Content-Security-Policy. It stands before every link, because a script waits for the style sheets
 * above it. Throws when the shell has no entry or no policy.
 * @param {string} shell
 * @param {(script: string) => string} minify
 */
export function startAfterPaint(shell, minify) {
  const policy = 'script-src &#39;self&#39;'
  if (!entryScript.test(shell) || !shell.includes(policy))
    throw new Error('The built shell has no entry script or no policy')
  const starter = minify(`(${startPage.toString()})()`)
  const hash = createHash('sha256').update(starter).digest('base64')
  return shell
    .replace(entryScript, '')
    .replaceAll(preload, '')
    .replace(policy, () => `${policy} &#39;sha256-${hash}&#39;`)
    .replace(
      '<link',
      () => `<script ${noScripts} data-sheet="${sheetOf(shell)}">${starter}</script>\n    <link`,
    )
}

/**
 * The address of the page's style sheet. Throws when it has none.
 * @param {string} html
 */
export function sheetOf(html) {
  const href = sheetLink.exec(html)?.[1]
  if (!href) throw new Error('The built shell has no style sheet')
  return href
}

/**
 * Puts these rules into the document in the place of its style sheet, which comes after the first paint: the starter fetches
 * it, or the browser itself where no script runs.
 * @param {string} html
 * @param {string} rules
 */
export const withRules = (html, rules) =>
  // a function, because a dollar sign in a string would have a special meaning
  html.replace(sheetLink, (link) => `<style>${rules}</style>\n    <noscript>${link}</noscript>`)

/**
 * Tells the starter of a document which scripts to fetch. They run in this order.
 * @param {string} html
 * @param {readonly string[]} addresses
 */
export const withScripts = (html, addresses) =>
  html.replace(noScripts, () => `data-scripts="${addresses.join(' ')}"`)

/**
 * Runs in the page's head. Shows the welcome only on the first page of a visit and never in a frame, and ends it on Escape, Tab or a click.
 * Remembers a click on a button whose code has not loaded yet; TakenOver.tsx repeats it later. Enter in a form
 * counts as a click on its button. After the first paint, fetches the style sheet and the scripts that its own element names,
 * all at once. Once the sheet is there (the document holds only the rules that it needs itself) runs the scripts one after
 * another, each in a task of its own, so that a slow phone can answer to touches between them. Where one cannot be fetched,
 * the next click on such a button has the page loaded anew.
 */
function startPage() {
  const { scripts = '', sheet } = document.currentScript?.dataset ?? {}
  const addresses = scripts.split(' ')
  const addLink = (/** @type {object} */ link) =>
    document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '' }, link))
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
  let failed = false
  const onClick = (/** @type {MouseEvent} */ event) => {
    endWelcome()
    const button = event.target instanceof Element ? event.target.closest('[data-early] button') : null
    globalThis.earlyClick = button instanceof HTMLElement ? button : null
    if (!button) return
    // what could not be fetched then can perhaps be now
    if (failed) location.reload()
    // while React takes over, it would drop the click or handle it a second time
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('click', onClick, true)
  const start = async () => {
    const styled = new Promise((resolve) =>
      addLink({ rel: 'stylesheet', href: sheet, onload: resolve, onerror: resolve }),
    )
    for (const href of addresses) addLink({ rel: 'modulepreload', href })
    await styled
    try {
      for (const address of addresses) await import(address)
    } catch {
      failed = true
    }
  }
  addEventListener('DOMContentLoaded', () => {
    // a background tab is not painted, so there is nothing to wait for
    if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return void start()
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      void start()
    }).observe({ type: 'paint', buffered: true })
  })
}
