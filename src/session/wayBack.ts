import { matchPath } from 'react-router-dom'
import type { User } from '@/contract'
import { isAdmin } from '@/domain/account'
import { addresses, paths } from '@/paths'
import { ownerOf } from './owner'

const NEXT = 'next'
const HERE = 'https://here.invalid'

/** The login page, which leads back to this address afterwards. */
export const loginPath = (from: string): string => withNext(paths.login(), from)

const withNext = (pathname: string, next: string) =>
  `${pathname}?${new URLSearchParams({ [NEXT]: next }).toString()}`

/** The other page of signing in, which leads back to the same address afterwards. */
export function keepNext(pathname: string, search: URLSearchParams): string {
  const next = ownAddress(search.get(NEXT))
  return next === null ? pathname : withNext(pathname, next)
}

/** Null where it leads out of the product: what comes back from a query is read as the browser would read it. */
export function ownAddress(next: string | null): string | null {
  if (next === null || !next.startsWith('/') || !URL.canParse(next, HERE)) return null
  const { origin, pathname, search, hash } = new URL(next, HERE)
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null
}

/** Travels with the way to the login page: whose session ended on the page that it leads back to. */
export const leftBy = (userId: string | null) => ({ leftBy: userId })

const leaverOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'leftBy' in state ? state.leftBy : null

const adminPages = [`${paths.admin()}/*`]
const clientPages = [`${paths.dashboard()}/*`, paths.supportChat()]
/** Each shows what belongs to one person. */
const personalPages = [`${paths.supportChat()}/:id`, addresses.acknowledgement]

const isOneOf = (patterns: readonly string[], pathname: string) =>
  patterns.some((pattern) => matchPath(pattern, decoded(pathname)) !== null)

/** As the router reads it. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** Where most who sign in here go, before it is known who they are. */
export const likelyAfterLogin = (search: URLSearchParams): string =>
  ownAddress(search.get(NEXT)) ?? paths.dashboard()

type Arrival = { search: URLSearchParams; state: unknown }

/**
 * Where to go after signing in: back to where a guard stopped, else to the user's own home (SPEC section 2). Nobody is
 * led to the other role's pages, nor to a page that belongs to whoever was signed in before.
 */
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
