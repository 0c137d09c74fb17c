import type { ReactNode } from 'react'

type BelowFoldProps = { className?: string; children: ReactNode }

/** What follows the first screen. The build inlines the rules for what precedes it; this is hidden until the style sheet applies. */
export const BelowFold = ({ className, children }: BelowFoldProps) => (
  <div data-below="" className={className}>
    {children}
  </div>
)
