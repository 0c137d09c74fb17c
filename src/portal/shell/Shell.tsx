import type { ReactNode } from 'react'
import { PortalLogo } from './PortalLogo'

type ShellProps = {
  /** Left of the page on a wide screen, below the logo. */
  rail: ReactNode
  /** Above the page on a phone. */
  bar: ReactNode
  /** Below the page on a phone. */
  dock: ReactNode
  children: ReactNode
}

/** The portal's layout, shared with its skeleton. Prints only the page. */
export function Shell({ rail, bar, dock, children }: ShellProps) {
  return (
    <div className="flex min-h-dvh flex-col text-15 rail:grid rail:grid-cols-[var(--rail)_minmax(0,1fr)] print:block">
      {bar}
      <aside className="hidden border-r border-line bg-sunken rail:block print:hidden">
        <div className="sticky top-0 flex h-dvh flex-col gap-0.5 overflow-y-auto px-3 py-3.5">
          <PortalLogo className="mb-2.5 px-2.5" />
          {rail}
        </div>
      </aside>
      <main
        id="main"
        className="flex w-full max-w-[1240px] min-w-0 flex-1 flex-col px-(--gut) pt-7 pb-14 rail:px-[clamp(16px,3vw,40px)]"
      >
        {children}
      </main>
      {dock}
    </div>
  )
}
