import type { ReactNode } from 'react'
import { pageTitle } from '@/config/brand'

type PageHeaderProps = {
  /** The window's title, and the heading unless `heading` is given. */
  title: string
  heading?: ReactNode
  /** The line under the heading. */
  sub?: ReactNode
  action?: ReactNode
}

export function PageHeader({ title, heading = title, sub, action }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <title>{pageTitle(title)}</title>
      <div className="min-w-0">
        <h1 className="text-28 slim:text-[min(1.75rem,13vw)] wrap-anywhere">{heading}</h1>
        {sub && <p className="mt-1 text-14 text-ink-2">{sub}</p>}
      </div>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </header>
  )
}
