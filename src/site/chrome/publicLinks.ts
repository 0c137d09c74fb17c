import { paths } from '@/paths'

export type PublicLink = { label: string; to: string }

/** The seven pages of the navigation bar, in its order (SPEC section 2). */
export const publicLinks: readonly PublicLink[] = [
  { label: 'Home', to: paths.home() },
  { label: 'About', to: paths.about() },
  { label: 'Plans', to: paths.plans() },
  { label: 'Services', to: paths.services() },
  { label: 'Features', to: paths.features() },
  { label: 'Team', to: paths.team() },
  { label: 'Contact', to: paths.contact() },
]

/** aria-current: 'page' on the link to this page, 'true' on the link to its parent page. */
export function currentMark(link: PublicLink, pathname: string): 'page' | 'true' | undefined {
  const here = pathname.replace(/(?<=.)\/+$/, '')
  if (here === link.to) return 'page'
  return link.to === paths.plans() && here.startsWith(paths.payment('')) ? 'true' : undefined
}
