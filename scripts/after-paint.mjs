import { createHash } from 'node:crypto'

const entryScript = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/
const preload = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g

/**
 * A prerendered page shows everything without a script, so its scripts are fetched once it has been painted and compete
 * with nothing for the line. Takes the built shell and answers it with a starter in place of the entry; the policy lets
 * exactly that starter through by its hash. A click on a button whose code has not come is kept for that code (TakenOver in
 * src/site). Throws when the shell has no entry or no policy.
 */
export function startAfterPaint(shell) {
  const entry = entryScript.exec(shell)?.[1]
  const policy = 'script-src &#39;self&#39;'
  if (!entry || !shell.includes(policy)) throw new Error('The built shell has no entry script or no policy')
  const starter = starterFor(
    entry,
    [...shell.matchAll(preload)].map(([, href]) => href),
  )
  const hash = createHash('sha256').update(starter).digest('base64')
  return shell
    .replace(entryScript, '')
    .replaceAll(preload, '')
    .replace(policy, () => `${policy} &#39;sha256-${hash}&#39;`)
    .replace('</body>', () => `  <script type="module">${starter}</script>\n  </body>`)
}

// a page in a background tab is not painted, and starts at once
const starterFor = (entry, preloads) =>
  `addEventListener('click', ({ target }) => {
  globalThis.earlyClick = target.closest('[data-early] button')
})
const start = () => {
  for (const href of ${JSON.stringify(preloads)})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  import(${JSON.stringify(entry)})
}
if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) start()
else
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    start()
  }).observe({ type: 'paint', buffered: true })`
