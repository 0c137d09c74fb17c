import { basename } from '@/config/basename'
import { demoFolder } from '@/config/demo'
import { storedText } from '@/platform/storage'
import { demoPaths } from '../demoPaths'
import { cleanPasted } from '../pasted'
import type { CatalogueText } from './texts'

/** Turns words into part of an address: “Plan added!” gives `plan-added`. */
export const slug = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The tour's search, kept in its pages' addresses. */
export const searchIn = (query: string): string => new URLSearchParams(query).get('q') ?? ''

/** Without a search, empty. */
const queryOf = (search: string): string => (search === '' ? '' : `?${new URLSearchParams({ q: search })}`)

export const tourHref = (search: string): string => `${basename}${demoPaths.errors}${queryOf(search)}`

export const entryHref = ({ id }: CatalogueText, search: string): string => `${tourHref(search)}#${slug(id)}`

export const momentHref = (id: string, search: string): string =>
  `${basename}${demoPaths.errors}/${id}${queryOf(search)}`

/** Null if the path opens no moment. */
export const momentIdIn = (path: string): string | null =>
  path.startsWith(`${demoPaths.errors}/`) ? cleanPasted(path.slice(demoPaths.errors.length)) : null

/** The address of the moment that this browser tab shows. */
export const openedMoment = storedText('sessionStorage', 'demo-error-moment')

/** Whether the page shows a moment, with the strip below it. */
const isMomentOpen = () => 'demoStrip' in document.documentElement.dataset

/** Whether the page belongs to a demo tool that a tour must not cover. */
export const isToolPage = (): boolean =>
  isMomentOpen() || `${globalThis.location.pathname}/`.startsWith(`${basename}${demoFolder}/`)

/** After a reload, opens this tab's moment again; if another page was opened, also by Back, forgets the moment. */
export function resumeMoment(): void {
  const address = openedMoment.read()
  if (address === null || isToolPage()) return
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type === 'reload') globalThis.location.replace(address)
  else openedMoment.write(null)
}
