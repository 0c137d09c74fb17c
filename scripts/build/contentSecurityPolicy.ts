import { createHash } from 'node:crypto'

type Addresses = { VITE_API_BASE_URL?: string; VITE_QR_SERVICE_URL?: string; VITE_IMAGE_HOSTS?: string }

const mapOrigin = 'https://www.openstreetmap.org'

/** Allows these inline scripts by their hashes, and inline styles, because popovers set their position at run time. */
export function contentSecurityPolicy(env: Addresses = {}, scripts: readonly string[] = []): string {
  const api = originOf(env.VITE_API_BASE_URL)
  const imageHosts = (env.VITE_IMAGE_HOSTS ?? '').split(/[\s,]+/).map(originOf)
  // the demo frames its own pages side by side
  const ownFrames = env.VITE_API_BASE_URL ? undefined : "'self'"
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(hashOf)],
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

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Adds the policy to a built document; the dev server and Storybook have none. */
export const withPolicy = (html: string, env: Addresses, scripts: readonly string[]) =>
  html.replace(
    '<head>',
    (head) =>
      `${head}\n    <meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(env, scripts)}" />`,
  )
