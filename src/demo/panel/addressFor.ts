import type { User } from '@/contract'
import { addresses, paths } from '@/paths'
import { afterLogin, isOneOf, leftBy } from '@/session/wayBack'

type Here = { pathname: string; search: string }

const membersPages = [`${paths.dashboard()}/*`, `${paths.supportChat()}/*`, `${paths.admin()}/*`]
const signInPages = [addresses.login, addresses.register]

/** The same page if this user (null: a visitor) may see it, else their home. `formerId`: who was signed in before. */
export function addressFor(user: User | null, formerId: string | null, { pathname, search }: Here): string {
  const here = pathname + search
  // the admin may open payment pages, but has no reason to stay on a client's
  if (user?.role === 'admin' && isOneOf([addresses.payment], pathname)) return paths.admin()
  if (user === null) return isOneOf(membersPages, pathname) ? paths.home() : here
  // chooses the address as the login form does
  const asked = isOneOf(signInPages, pathname)
    ? new URLSearchParams(search)
    : new URLSearchParams({ next: here })
  return afterLogin(user, { search: asked, state: leftBy(formerId) })
}
