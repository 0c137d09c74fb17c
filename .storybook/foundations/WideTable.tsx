import type { ReactNode } from 'react'

type WideTableProps = {
  /** Says what the table shows, to screen readers. */
  name: string
  children: ReactNode
}

/** A table that scrolls in its own box on a phone, also by keyboard. */
export const WideTable = ({ name, children }: WideTableProps) => (
  <div role="region" aria-label={name} tabIndex={0} className="overflow-x-auto">
    <table>{children}</table>
  </div>
)
