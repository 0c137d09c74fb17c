import { matchPath } from 'react-router-dom'
import type { User } from '@/contract'
import { isAdmin } from '@/domain/account'
import { addresses, paths } from '@/paths'
import { ownerOf } from './owner'

const NEXT = 'next'
const HERE = 'https://here.invalid'

/** The address of the login page, which returns to `from` afterwards. */
export const loginPath = (from: string): string => withNext(paths.login(), from)

const withNext = (pathname: string, next: string) =>
  `${pathname}?${new URLSearchParams({ [NEXT]: next }).toString()}`

type Address = { pathname: string; search: string }

/** The link from an address to Register or Login: returns to a payment, or where the address itself returns to. */
export function keepNext(to: string, { pathname, search }: Address): string {
  const paying = matchPath(addresses.payment, pathname) !== null
  const next = paying ? pathname + search : ownAddress(new URLSearchParams(search).get(NEXT))
  return next === null ? to : withNext(to, next)
}

/** Null if the address, as a browser would parse it, leads out of the product. */
export function ownAddress(next: string | null): string | null {
  if (next === null || !next.startsWith('/') || !URL.canParse(next, HERE)) return null
  const { origin, pathname, search, hash } = new URL(next, HERE)
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null
}

/** Location state of the login page: the user whose session ended on the return page. */
export const leftBy = (userId: string | null) => ({ leftBy: userId })

const leaverOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'leftBy' in state ? state.leftBy : null

const adminPages = [`${paths.admin()}/*`]
const clientPages = [`${paths.dashboard()}/*`, paths.supportChat()]
/** Pages that show one user's data. */
const personalPages = [`${paths.supportChat()}/:id`, addresses.acknowledgement]

export const isOneOf = (patterns: readonly string[], pathname: string) =>
  patterns.some((pattern) => matchPath(pattern, decoded(pathname)) !== null)

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** The likely page after login, while the user is unknown. */
export const likelyAfterLogin = (search: URLSearchParams): string =>
  ownAddress(search.get(NEXT)) ?? paths.dashboard()

type Arrival = { search: URLSearchParams; state: unknown }

/** The return address, else the user's home (SPEC section 2). Never the other role's page or a previous user's. */
export function afterLogin(user: User, { search, state }: Arrival): string {
  const home = isAdmin(user) ? paths.admin() : paths.dashboard()
  const next = ownAddress(search.get(NEXT))
  if (next === null) return home
  const { pathname } = new URL(next, HERE)
  if (isOneOf(isAdmin(user) ? clientPages : adminPages, pathname)) return home
  const leaver = leaverOf(state)
  const another = leaver !== null && leaver !== ownerOf(user)
  return another && isOneOf(personalPages, pathname) ? home : next
}
