/**
 * Inline script in the head of a prerendered page; must not use imports.
 * - Shows the splash only on a visit's first page and never in a frame, and ends it on Escape, Tab or a click.
 * - Queues a click on a button before hydration, for MarkHydrated.tsx to replay. Enter in a form counts as a click on
 *   its button. If a script could not be fetched, such a click reloads the page.
 * - After the first paint, fetches the scripts listed in its `data-scripts`. Once the document is complete, runs each in a
 *   separate task, to let a slow phone respond to touches in between. Without a paint, both happen after loading.
 */
export function startPage() {
  const addresses = document.currentScript?.dataset.scripts?.split(' ') ?? []
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
  let started = false
  const start = async () => {
    if (started) return
    started = true
    // left in the fold, the sheet would go with the page or override later sheets
    const sheet = document.querySelector('[data-fold] link')
    if (sheet) {
      // an inactive copy (`media`) would make Chromium lay out the whole page again
      const title = 'later'
      const copy = Object.assign(sheet.cloneNode() as HTMLLinkElement, { rel: 'alternate stylesheet', title })
      const replace = () => {
        if (!copy.sheet || (sheet.isConnected && document.querySelectorAll('[rel=stylesheet]').length === 1))
          return
        observer.disconnect()
        const selection = { httpEquiv: 'default-style', content: title }
        document.head.append(Object.assign(document.createElement('meta'), selection))
        sheet.remove()
      }
      const observer = new MutationObserver(replace)
      observer.observe(document, { childList: true, subtree: true })
      copy.addEventListener('load', replace, { once: true })
      document.head.append(copy)
    }
    try {
      for (const address of addresses) await import(address)
    } catch {
      failed = true
    }
  }
  const whenPainted = (act: () => void) =>
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) act()
    }).observe({ type: 'paint', buffered: true })
  // the sheet in the fold may keep the parser waiting
  whenPainted(() => {
    for (const href of addresses) {
      const link = { rel: 'modulepreload', crossOrigin: '', href }
      document.head.append(Object.assign(document.createElement('link'), link))
    }
  })
  addEventListener('DOMContentLoaded', () => {
    // if never painted, as in a background tab, or in Firefox if the page opens scrolled
    addEventListener('load', () => void start())
    whenPainted(() => void start())
  })
}
