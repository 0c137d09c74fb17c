import type { MemberPage } from '../../src/app/frames'

/** What the shell document knows of a member's pages; frames and scripts are named by their index. */
export type Plan = {
  base: string
  pages: (Pick<MemberPage, 'pattern' | 'title' | 'heading'> & {
    frame: number
    scripts: number[]
    /** None in a demo: its server is not running yet. */
    calls: (readonly [address: string, withToken: boolean])[]
  })[]
  scripts: string[]
  isDemo: boolean
}

/**
 * Inline script in the head of the shell document, before any style sheet; uses nothing from outside. For a user who seems
 * to be signed in, it preloads the page's code and starts its calls, whose answers src/api/early.ts hands on. It does
 * nothing without a token, in a frame or for a moment of the demo, because the address does not say then what will be shown.
 * If a script of the page cannot be fetched it says so, because nothing else would replace the frame.
 */
export function startMember({ base, pages, scripts, isDemo }: Plan) {
  const onError = ({ target }: ErrorEvent) => {
    const failed = [...document.querySelectorAll('template')].at(-1)
    const root = document.querySelector('#root')
    // an error that a running script throws has another target
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
  // a scenario of the demo signs someone in
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
    // the caller that takes the answer reports a failure
    answer.catch(() => {})
    globalThis.earlyCalls.set(address, { authorization, answer })
  }
}
