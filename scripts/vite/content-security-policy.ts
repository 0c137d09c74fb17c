import type { Plugin } from 'vite'

const mapOrigin = 'https://www.openstreetmap.org'

type Addresses = { VITE_API_BASE_URL?: string; VITE_QR_SERVICE_URL?: string; VITE_IMAGE_HOSTS?: string }

/**
 * The policy the built product ships with: no inline scripts, no foreign hosts but the API, the QR service and the
 * picture hosts that the build names. Styles may be inline because positioned popovers set them at run time.
 */
export function contentSecurityPolicy({
  VITE_API_BASE_URL,
  VITE_QR_SERVICE_URL,
  VITE_IMAGE_HOSTS,
}: Addresses = {}): string {
  const api = origin(VITE_API_BASE_URL)
  const qr = origin(VITE_QR_SERVICE_URL)
  // the demo shows its own pages side by side
  const ownFrames = VITE_API_BASE_URL ? undefined : "'self'"
  const pictures = (VITE_IMAGE_HOSTS ?? '').split(/[\s,]+/).map(origin)
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api],
    'img-src': ["'self'", 'data:', 'blob:', api, qr, ...pictures],
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

/** Writes the policy into index.html. The dev server and Storybook need inline scripts and go without. */
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

/** The origin of an absolute URL. A relative or missing one needs no entry: it is 'self'. Throws on a malformed host. */
function origin(url?: string): string | undefined {
  return url && /^https?:/.test(url) ? new URL(url.replaceAll(/[{}]/g, '')).origin : undefined
}
