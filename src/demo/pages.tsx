import { type ComponentType, lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { basename } from '@/config/basename'
import { pageTitle } from '@/config/brand'
import './demo.css'
import { demoPaths } from './demoPaths'
import { momentIn } from './errors/addresses'
import { UnknownPage } from './UnknownPage'

/** The pages of the demo itself. */
const pages: readonly { path: string; title: string; text: string; Page: ComponentType }[] = [
  {
    path: demoPaths.sideBySide,
    title: 'Side by side',
    text: 'A client and the admin next to each other, each with a session of their own.',
    Page: lazy(async () => ({ default: (await import('./sideBySide/SideBySidePage')).openSideBySide() })),
  },
  {
    path: demoPaths.errors,
    title: 'Error tour',
    text: 'Every message of the specification’s error catalogue, and the moment where it shows.',
    Page: lazy(async () => ({ default: (await import('./errors/ErrorTour')).openErrorTour() })),
  },
]

/** Shows what stands at the current address of the demo: one of its pages, or the product in a moment of the error tour. */
export async function showDemoPage(root: HTMLElement): Promise<void> {
  const path = globalThis.location.pathname.slice(basename.length).replace(/\/$/, '')
  const momentId = momentIn(path)
  if (momentId !== null && (await (await import('./errors/openMoment')).openMoment(momentId, root))) return
  const found = pages.find((page) => page.path === path)
  // a host without rules for these addresses sends the product's own page for an unknown one
  delete root.dataset['prerendered']
  root.replaceChildren()
  createRoot(root).render(
    <StrictMode>
      <title>{pageTitle(found?.title ?? 'Page not found')}</title>
      <Suspense fallback={null}>{found ? <found.Page /> : <UnknownPage pages={pages} />}</Suspense>
    </StrictMode>,
  )
}
