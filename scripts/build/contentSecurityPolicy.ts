import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

type Addresses = { VITE_API_BASE_URL?: string; VITE_QR_SERVICE_URL?: string; VITE_IMAGE_HOSTS?: string }

const mapOrigin = 'https://www.openstreetmap.org'

/** Inline styles are allowed because popovers set their position at run time. */
export function contentSecurityPolicy(env: Addresses = {}): string {
  const api = originOf(env.VITE_API_BASE_URL)
  const imageHosts = (env.VITE_IMAGE_HOSTS ?? '').split(/[\s,]+/).map(originOf)
  // the demo frames its own pages side by side
  const ownFrames = env.VITE_API_BASE_URL ? undefined : "'self'"
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api],
    'img-src': ["'self'", 'data:', 'blob:', api, originOf(env.VITE_QR_SERVICE_URL), ...imageHosts],
    'frame-src': [ownFrames, mapOrigin],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ')
}

/** The origin of an absolute URL ('self' covers relative ones). Throws on a malformed host. */
const originOf = (url?: string) =>
  url && /^https?:/.test(url) ? new URL(url.replaceAll(/[{}]/g, '')).origin : undefined

/** Adds the policy to index.html in builds only: the dev server and Storybook need inline scripts. */
export function contentSecurityPolicyPlugin(): Plugin {
  let policy = ''
  return {
    name: 'content-security-policy',
    apply: 'build',
    configResolved({ env }) {
      policy = contentSecurityPolicy(env)
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { path }) {
        if (path !== '/index.html') return []
        const attrs = { 'http-equiv': 'Content-Security-Policy', content: policy }
        return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}

const scriptSources = 'script-src &#39;self&#39;'

/** Adds the hashes of these inline scripts to the document's policy. Throws if it has no policy. */
export function allowInlineScripts(html: string, scripts: readonly string[]): string {
  if (!html.includes(scriptSources)) throw new Error('The built shell has no policy')
  const hashes = scripts.map(
    (script) => `&#39;sha256-${createHash('sha256').update(script).digest('base64')}&#39;`,
  )
  return html.replace(scriptSources, () => [scriptSources, ...hashes].join(' '))
}
