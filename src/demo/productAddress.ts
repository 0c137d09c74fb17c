import { matchPath } from 'react-router-dom'
import { basename } from '@/config/basename'
import { addresses } from '@/paths'

const LONGEST = 2000
const nowhere = 'https://nowhere.invalid'

/**
 * An address that came from outside, as a path of the product with its query and fragment; null for any other: of another
 * host, of another scheme, of no page.
 */
export function productAddress(given: string | null): string | null {
  if (!given?.startsWith('/') || given.length > LONGEST || !URL.canParse(given, nowhere)) return null
  const { origin, pathname, search, hash } = new URL(given, nowhere)
  const known = Object.values(addresses).some((address) => matchPath(address, pathname))
  return origin === nowhere && known ? pathname + search + hash : null
}

/** The route that is shown, with its query but without the folder of the host. */
export const currentRoute = () => `${location.pathname.slice(basename.length)}${location.search}` || '/'

/** Whether it is written just as the product writes its addresses. */
export const isOwnRoute = (route: string) => productAddress(route) === route && !route.includes('#')
