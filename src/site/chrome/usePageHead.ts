import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { basename } from '@/config/basename'
import { brand } from '@/config/brand'
import { pageMetas } from '../pageMeta'

const site = `${import.meta.env.VITE_SITE_URL ?? brand.url}${basename}`.replace(/\/+$/, '')

/** What only those read who fetch a document. It says of the next page what is true of the first one. */
const ofTheDocument = '[property^="og:"], [name^="twitter:"], [type="application/ld+json"]'

/** Keeps the head true after a change of page: the build has written it for the first one (`scripts/build/head.ts`). */
export function usePageHead(): void {
  const { pathname } = useLocation()
  useEffect(() => setHead(pathname), [pathname])
  // the pages of members are for no search engine
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
    // a page without a head of its own, such as that of an address which leads nowhere, has it from React
    for (const element of find('[name=robots]')) element.remove()
  }
  if (!page?.indexed && find('[name=robots]').length === 0)
    add('meta', { name: 'robots', content: 'noindex' })
}
