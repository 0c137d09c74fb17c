import type { ShellPlan } from './shellDocument'

declare global {
  var paintFrame: (() => void) | undefined
}

/**
 * Inline script without imports. Preloads code, makes API calls early (src/api/early.ts), and shows the error page if a
 * script fails to load. `paintFrame` is called by the script after the root.
 */
export function startMember({ base, pages, scripts, isDemo }: ShellPlan) {
  const onError = ({ target }: ErrorEvent) => {
    const failed = [...document.querySelectorAll('template')].at(-1)
    const root = document.querySelector('#root')
    // errors thrown by a running script have another target
    if (!(target instanceof HTMLScriptElement) || !root || !failed) return
    root.replaceChildren(failed.content.cloneNode(true))
    for (const button of root.querySelectorAll('button'))
      button.addEventListener('click', () => location.reload())
  }
  addEventListener('error', onError, true)
  const { pathname, search, hash } = location
  if (self !== top || !pathname.startsWith(base)) return
  if (isDemo && hash.startsWith('#moment=')) return
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const token = stored('token')
  const path = `/${pathname.slice(base.length)}`
  const page = pages.find(({ pattern }) => new RegExp(pattern).test(path))
  // a demo scenario may start a session
  if (!page || (token === null && !(isDemo && /[?&]scenario=/.test(search)))) return
  globalThis.paintFrame = () => {
    const root = document.querySelector<HTMLElement>('#root')
    const frame = document.querySelectorAll('template')[page.frame]
    const title = document.querySelector('title')
    if (!root || !frame || !title) return
    title.innerHTML = page.title
    root.append(frame.content.cloneNode(true))
    for (const heading of root.querySelectorAll('h1')) heading.innerHTML = page.heading
    // links work without scripts; buttons do not
    for (const button of root.querySelectorAll('button')) button.inert = true
    root.dataset.frame = ''
    // a font that loads with the first price would lay out the filled page again
    void document.fonts.load('1em "Bricolage Grotesque Variable"', '₹')
  }
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
    // the caller that takes the answer reports failures
    answer.catch(() => {})
    globalThis.earlyCalls.set(address, { authorization, answer })
  }
}
