/** Common mistakes, each with the correction to suggest. */
const faults = [
  [/^\s|\s$/, 'without surrounding spaces'],
  [/^(?!\s*(https?:\/\/|\/(?!\/)))/i, 'with https:// or http:// in front'],
  [/\/api\/?\s*$/i, 'without /api, which every call adds itself'],
  [/[^/]\/+\s*$|^\/\/+\s*$/, 'without a trailing slash'],
  [/[?#]/, 'without a query'],
] as const

/** The backend's URL, `/` for the site's own host, null for the demo. Throws with a suggested correction. */
export function backendAddress(address: string | undefined): string | null {
  if (!address) return null
  const found = faults.filter(([pattern]) => pattern.test(address)).map(([, advice]) => advice)
  if (found.length > 0) throw new Error(`VITE_API_BASE_URL=${address}: write it ${found.join(' and ')}.`)
  if (!URL.canParse(address, 'http://localhost'))
    throw new Error(`VITE_API_BASE_URL=${address}: write an address such as https://api.example.com.`)
  return address
}

export const isOwnHost = (address: string) => address.startsWith('/')

export function describeBuild(address: string | null): string {
  if (address === null) return 'Building the demo, with the mock.'
  const target = isOwnHost(address) ? `${address} on the site’s own host` : address
  return `Building for the backend at ${target} (VITE_API_BASE_URL).`
}
