import type { ReactNode } from 'react'
import { ADMIN_SIDEBAR_PX } from '@/config/constants'
import { useNarrow } from './useNarrow'

type ShellFrameProps = { rail: ReactNode; topBar: ReactNode; dock: ReactNode; children: ReactNode }

/**
 * Lays out rail, page, top bar and bottom bar for the panel and its loading state. Prerendered for both widths; CSS shows
 * the one that fits.
 */
export function ShellFrame(parts: ShellFrameProps) {
  const narrow = useNarrow()
  // prerendering has no window
  if (import.meta.env.SSR)
    return (
      <>
        <div className="contents rail:hidden">{narrowFrame(parts)}</div>
        <div className="hidden rail:contents">{wideFrame(parts)}</div>
      </>
    )
  // functions, not components, so that the page keeps its state when the width changes
  return narrow ? narrowFrame(parts) : wideFrame(parts)
}

function narrowFrame({ topBar, dock, children }: ShellFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col text-15">
      <header className="sticky top-0 z-10 flex low:static flat:sticky items-center gap-3 border-b border-line bg-paper px-(--gut) py-2 print:hidden">
        {topBar}
      </header>
      <main id="main" className="w-full grow px-(--gut) pt-7 pb-14">
        {children}
      </main>
      {dock}
    </div>
  )
}

function wideFrame({ rail, children }: ShellFrameProps) {
  return (
    <div
      className="grid min-h-dvh text-15"
      style={{ gridTemplateColumns: `${ADMIN_SIDEBAR_PX}px minmax(0, 1fr)` }}
    >
      <aside className="border-r border-line bg-sunken">
        <div className="sticky top-0 flex h-dvh flex-col scroll-pb-[6.5rem] gap-0.5 overflow-y-auto px-3 pt-3.5">
          {rail}
        </div>
      </aside>
      <main id="main" className="w-full max-w-[1240px] px-[clamp(16px,3vw,40px)] pt-7 pb-14">
        {children}
      </main>
    </div>
  )
}
