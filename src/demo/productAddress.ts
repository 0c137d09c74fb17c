import { matchPath } from 'react-router-dom'
import { basename } from '@/config/basename'
import { addresses } from '@/paths'

const LONGEST = 2000
const nowhere = 'https://nowhere.invalid'

/** An untrusted address as a path of the product. Null for another host, another scheme or an unknown page. */
export function productAddress(given: string | null): string | null {
  if (!given?.startsWith('/') || given.length > LONGEST || !URL.canParse(given, nowhere)) return null
  const { origin, pathname, search, hash } = new URL(given, nowhere)
  const known = Object.values(addresses).some((address) => matchPath(address, pathname))
  return origin === nowhere && known ? pathname + search + hash : null
}

export const currentRoute = () => `${location.pathname.slice(basename.length)}${location.search}` || '/'

export const isOwnRoute = (route: string) => productAddress(route) === route && !route.includes('#')
