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

export const entryHref = ({ id }: CatalogueText): string => `${basename}${demoPaths.errors}#${slug(id)}`

export const momentHref = (id: string): string => `${basename}${demoPaths.errors}/${id}`

/** Null if the path opens no moment. */
export const momentIdIn = (path: string): string | null =>
  path.startsWith(`${demoPaths.errors}/`) ? cleanPasted(path.slice(demoPaths.errors.length)) : null

/** The ID of the moment that this browser tab shows. */
export const openedMoment = storedText('sessionStorage', 'demo-error-moment')

/** Whether the page shows a moment, with the strip below it. */
const isMomentOpen = () => 'demoStrip' in document.documentElement.dataset

/** Whether the page belongs to a demo tool that a tour must not cover. */
export const isToolPage = (): boolean =>
  isMomentOpen() || `${globalThis.location.pathname}/`.startsWith(`${basename}${demoFolder}/`)

/** After a reload, opens this tab's moment again; if another page was opened, also by Back, forgets the moment. */
export function resumeMoment(): void {
  const id = openedMoment.read()
  if (id === null || isToolPage()) return
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type === 'reload') globalThis.location.replace(momentHref(id))
  else openedMoment.write(null)
}
