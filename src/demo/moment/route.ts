import { matchPath } from 'react-router-dom'
import { basename } from '@/config/basename'
import { addresses, paths } from '@/paths'
import { ownAddress } from '@/session/wayBack'

/** Is it an address of the product: no other host, no script, no page of the demo's own, and nothing after a `#`? */
export function isOwnRoute(route: string): boolean {
  const [pathname = ''] = route.split('?', 1)
  const matches = Object.values(addresses).some((address) => matchPath(address, pathname) !== null)
  return matches && !route.includes('#') && ownAddress(route) === route
}

/** Where the product is now; its home where that is no address of the product. */
export function currentRoute(): string {
  const { pathname, search } = globalThis.location
  const route = pathname.slice(basename.length) + search
  return isOwnRoute(route) ? route : paths.home()
}
