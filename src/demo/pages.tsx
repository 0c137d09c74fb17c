import { type ComponentType, StrictMode, Suspense, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { basename } from '@/config/basename'
import { pageTitle } from '@/config/brand'
import './demo.css'
import { demoPages } from './demoPages'
import { demoPaths } from './demoPaths'
import { momentIdIn } from './errors/addresses'
import { keepPlace } from './keepPlace'
import { lazyTool } from './panel/lazyTool'
import { UnknownPage } from './UnknownPage'

const parts: Record<(typeof demoPages)[number]['path'], ComponentType> = {
  [demoPaths.screens]: lazyTool(async () => (await import('./screens/ScreensPage')).ScreensPage),
  [demoPaths.sideBySide]: lazyTool(async () =>
    (await import('./sideBySide/SideBySidePage')).openSideBySide(),
  ),
  [demoPaths.errors]: lazyTool(async () => (await import('./errors/ErrorTour')).openErrorTour()),
}

export async function showDemoPage(root: HTMLElement): Promise<void> {
  const path = globalThis.location.pathname.slice(basename.length).replace(/\/$/, '')
  const momentId = momentIdIn(path)
  if (momentId !== null && (await (await import('./errors/openMoment')).openMoment(momentId, root))) return
  const found = demoPages.find((page) => page.path === path)
  const Page = found && parts[found.path]
  // hosts without rewrite rules serve the app's prerendered page at unknown addresses
  delete root.dataset['prerendered']
  root.replaceChildren()
  createRoot(root).render(
    <StrictMode>
      <title>{pageTitle(found?.title ?? 'Page not found')}</title>
      <Suspense fallback={null}>
        {Page ? <Page /> : <UnknownPage />}
        <KeptPlace />
      </Suspense>
    </StrictMode>,
  )
}

/** Beside the page, so that its effect waits until the page's chunk is shown. */
function KeptPlace() {
  useEffect(keepPlace, [])
  return null
}
