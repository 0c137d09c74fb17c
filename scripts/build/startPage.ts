/**
 * Inline script in the head of a prerendered page; must not use imports.
 * - Shows the splash only on a visit's first page and never in a frame, and ends it on Escape, Tab or a click.
 * - Queues a click on a button before hydration, for MarkHydrated.tsx to replay. Enter in a form counts as a click on
 *   its button. If a script could not be fetched, such a click reloads the page.
 * - After the first paint, fetches the style sheet and the scripts named in its `data-` attributes. Until the sheet applies,
 *   what follows the fold is hidden. Then runs each script in a separate task, to let a slow phone respond to touches in
 *   between.
 */
export function startPage() {
  const { scripts = '', sheet: href = '' } = document.currentScript?.dataset ?? {}
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
      // without storage, only a reload and Back certainly continue a visit
      const [navigation] = performance.getEntriesByType('navigation')
      return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
    }
  }
  if (self !== top || visitGoesOn()) endWelcome()
  addEventListener('animationend', ({ animationName }) => {
    if (animationName === 'splash-lift') endWelcome()
  })
  addEventListener('keydown', ({ key }) => {
    // Tab moves the focus under the splash
    if (key === 'Escape' || key === 'Tab') endWelcome()
  })
  let failed = false
  const onClick = (event: MouseEvent) => {
    endWelcome()
    const button = event.target instanceof Element ? event.target.closest('[data-early] button') : null
    globalThis.queuedClick = button instanceof HTMLElement ? button : null
    if (!button) return
    if (failed && navigator.onLine) location.reload()
    // during hydration React would drop the click or handle it twice
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('click', onClick, true)
  // most browsers never fetch a failed script again, so a retry without a reload fails too
  addEventListener('vite:preloadError', () => {
    failed = true
  })
  const complete = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
  page.dataset.unstyled = ''
  const start = async () => {
    // after a reload, what is shown must not rest on estimated heights
    if (scrollY > 0) page.dataset.resumed = ''
    // reading scrollY laid out the first screen; with the rest in the same task, a slow phone could not respond
    await new Promise((resolve) => setTimeout(resolve))
    delete page.dataset.unstyled
    await complete
    // the browser may have looked for the anchor while it was hidden
    if (scrollY === 0) document.querySelector(':target')?.scrollIntoView()
    try {
      for (const script of scripts.split(' ')) await import(script)
    } catch {
      failed = true
    }
  }
  for (const outcome of ['load', 'error']) sheet.addEventListener(outcome, () => void start())
  const fetchFiles = () => {
    if (sheet.isConnected) return
    const preloads = scripts.split(' ').map((script) => {
      const link = { rel: 'modulepreload', crossOrigin: '', href: script }
      return Object.assign(document.createElement('link'), link)
    })
    document.head.append(sheet, ...preloads)
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) fetchFiles()
  }).observe({ type: 'paint', buffered: true })
  // never painted, as in a background tab, or in Firefox if the page opens scrolled
  addEventListener('load', () => setTimeout(fetchFiles, 300))
}
