/**
 * What the document knows of a member's page; `frame` and the files are places in its lists.
 * @typedef {object} Page
 * @property {string} pattern
 * @property {string} title as it stands in HTML
 * @property {string} heading as it stands in HTML
 * @property {number} frame
 * @property {number[]} scripts
 * @property {(readonly [address: string, withToken: boolean])[]} calls none in a demo, whose server is not there yet
 *
 * @typedef {object} Plan
 * @property {string} base
 * @property {Page[]} pages
 * @property {string[]} scripts
 * @property {boolean} isDemo
 */

/**
 * Runs in the head of the shell document, before any style sheet, and uses nothing from outside: its text is in the document.
 * For whoever seems to be signed in, it has the page's code fetched and begins its calls, whose answers src/api/early.ts hands
 * on. Without a token it does nothing, because the way leads to the login page; and so in a frame and for a moment of the demo,
 * because there the address does not say what will be shown. Somebody will be signed in for a scenario of the demo.
 * Where a script of the page cannot be fetched it says so, for then nothing else would ever take the place of the frame.
 * @param {Plan} plan
 */
export function startMember({ base, pages, scripts, isDemo }) {
  const onError = (/** @type {ErrorEvent} */ { target }) => {
    const failed = [...document.querySelectorAll('template')].at(-1)
    const root = document.querySelector('#root')
    // an error of a script that runs has another target
    if (!(target instanceof HTMLScriptElement) || !root || !failed) return
    root.replaceChildren(failed.content.cloneNode(true))
    for (const button of root.querySelectorAll('button'))
      button.addEventListener('click', () => location.reload())
  }
  addEventListener('error', onError, true)
  const { pathname, search, hash } = location
  if (self !== top || !pathname.startsWith(base)) return
  if (isDemo && hash.startsWith('#moment=')) return
  const stored = (/** @type {string} */ key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const token = stored('token')
  const path = `/${pathname.slice(base.length)}`
  const page = pages.find(({ pattern }) => new RegExp(pattern).test(path))
  if (!page || (token === null && !(isDemo && /[?&]scenario=/.test(search)))) return
  globalThis.memberPage = page
  const theme = isDemo ? stored('demo-theme') : null
  if (theme) document.documentElement.dataset.theme = theme
  for (const script of page.scripts) {
    const link = { rel: 'modulepreload', crossOrigin: '', href: scripts[script] }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
  const json = { Accept: 'application/json' }
  globalThis.earlyCalls = new Map()
  for (const [address, withToken] of page.calls) {
    const authorization = withToken ? `Bearer ${token}` : undefined
    const answer = fetch(address, {
      headers: authorization ? { ...json, Authorization: authorization } : json,
    })
    // a failure is told by whoever asks for the answer
    answer.catch(() => {})
    globalThis.earlyCalls.set(address, { authorization, answer })
  }
}

/** Runs right behind the empty root and the frames, once the style sheets are there: shows the frame of the page. */
export function paintFrame() {
  const page = globalThis.memberPage
  const root = document.querySelector('#root')
  const frame = document.querySelectorAll('template')[page?.frame ?? -1]
  const title = document.querySelector('title')
  if (!page || !frame || !title || !(root instanceof HTMLElement)) return
  title.innerHTML = page.title
  root.append(frame.content.cloneNode(true))
  for (const heading of root.querySelectorAll('h1')) heading.innerHTML = page.heading
  // its links lead where they say without a script, and its buttons do nothing
  for (const button of root.querySelectorAll('button')) button.inert = true
  root.dataset.frame = ''
}
