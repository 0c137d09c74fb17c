/** What may be wrong with an address, and how to write it instead. */
const faults = /** @type {const} */ ([
  [/^\s|\s$/, 'without spaces around it'],
  [/^(?!\s*(https?:\/\/|\/(?!\/)))/i, 'with https:// or http:// before it'],
  [/\/api\/?\s*$/i, 'without /api, which every call adds itself'],
  [/[^/]\/+\s*$|^\/\/+\s*$/, 'without the slash at its end'],
  [/[?#]/, 'without a query'],
])

/**
 * The address of the backend that a build is for; null means the demo. `/` is the host of the site itself. Throws when
 * calls could not be sent to the address; the message says what to write instead.
 * @param {string | undefined} address VITE_API_BASE_URL
 */
export function backendAddress(address) {
  if (!address) return null
  const found = faults.filter(([pattern]) => pattern.test(address)).map(([, advice]) => advice)
  if (found.length > 0) throw new Error(`VITE_API_BASE_URL=${address}: write it ${found.join(' and ')}.`)
  if (!URL.canParse(address, 'http://localhost'))
    throw new Error(`VITE_API_BASE_URL=${address}: write an address such as https://api.example.com.`)
  return address
}

/** Whether the backend answers on the site's own host, which is not known while building. @param {string} address */
export const isOwnHost = (address) => address.startsWith('/')

/** What a build is for, in one line. @param {string | null} address */
export function purposeOf(address) {
  if (address === null) return 'Building the demo, with the mock.'
  const where = isOwnHost(address) ? `${address} on the site’s own host` : address
  return `Building for the backend at ${where} (VITE_API_BASE_URL).`
}
