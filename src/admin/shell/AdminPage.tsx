import type { ReactNode } from 'react'
import { pageTitle } from '@/config/brand'

type AdminPageProps = {
  title: string
  /** Shown in the heading once known. */
  count?: number
  /** The line under the heading. */
  intro?: ReactNode
  /** Right of the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of a tab; its title and heading show before any data. */
export function AdminPage({ title, count, intro, aside, children }: AdminPageProps) {
  return (
    <>
      <title>{pageTitle(title)}</title>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {/* takes the focus when the focused element is removed from the page */}
          <h1 tabIndex={-1} className="text-28 slim:text-[min(1.75rem,13vw)]">
            {title}
            {count !== undefined && ` (${count})`}
          </h1>
          {intro && <div className="mt-1 min-h-[1.55em] text-14 text-ink-2">{intro}</div>}
        </div>
        {aside}
      </header>
      {children}
    </>
  )
}
