import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { basename } from '@/config/basename'
import { brand } from '@/config/brand'
import { pageMetas } from '../pageMeta'

const site = `${import.meta.env.VITE_SITE_URL ?? brand.url}${basename}`.replace(/\/+$/, '')

/** Elements that the build wrote for the first page. Removed after a navigation, because they describe that page. */
const ofTheDocument = '[property^="og:"], [name^="twitter:"], [type="application/ld+json"]'

/** Updates the head after a navigation. The build writes it for the first page (`scripts/build/head.ts`). */
export function usePageHead(): void {
  const { pathname } = useLocation()
  useEffect(() => setHead(pathname), [pathname])
  // on leaving the public pages: no other page may be indexed
  useEffect(() => () => setHead(null), [])
}

function setHead(pathname: string | null): void {
  const page = pageMetas.find(({ path }) => path === pathname?.replace(/(.)\/$/, '$1'))
  const canonical = page ? site + page.path : null
  const find = (selector: string) => document.head.querySelectorAll(selector)
  if (canonical !== null && find('[rel=canonical]')[0]?.getAttribute('href') === canonical) return
  for (const element of find(`[rel=canonical], [name=description], ${ofTheDocument}`)) element.remove()
  const add = (tag: 'link' | 'meta', attributes: object) =>
    document.head.append(Object.assign(document.createElement(tag), attributes))
  if (page) {
    add('link', { rel: 'canonical', href: canonical })
    add('meta', { name: 'description', content: page.description })
    // the previous page, such as "not found", may have added this tag
    for (const element of find('[name=robots]')) element.remove()
  }
  if (!page?.indexed && find('[name=robots]').length === 0)
    add('meta', { name: 'robots', content: 'noindex' })
}
