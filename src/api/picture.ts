type Env = { VITE_API_BASE_URL?: string; VITE_IMAGE_HOSTS?: string }

/** The picture's full URL. A path such as `/uploads/x.png` is on the API's host. Null for a host that the Content-Security-Policy would refuse. */
export function pictureUrl(
  sent: string | null | undefined,
  page = globalThis.location.href,
  env: Env = import.meta.env,
): string | null {
  if (!sent) return null
  if (/^(blob:|data:image\/)/i.test(sent)) return sent
  try {
    const api = new URL(env.VITE_API_BASE_URL || '/', page)
    const url = new URL(sent.replaceAll('\\', '/'), new URL('/', api))
    return openOrigins(page, api, env).has(url.origin) ? url.href : null
  } catch {
    return null
  }
}

const openOrigins = (page: string, api: URL, { VITE_IMAGE_HOSTS = '' }: Env): Set<string> =>
  new Set([
    new URL(page).origin,
    api.origin,
    ...VITE_IMAGE_HOSTS.split(/[\s,]+/)
      .filter(Boolean)
      .map((host) => new URL(host).origin),
  ])
