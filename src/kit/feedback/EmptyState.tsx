import type { ReactNode } from 'react'

export type EmptyStateProps = {
  /** A short statement: “No one is waiting”. */
  title: ReactNode
  /** The next step. */
  action?: ReactNode
  /** A door of `kit/doors`. Small panels do without. */
  picture?: ReactNode
  /**
   * The heading's level: one below the surrounding heading.
   * @default 3
   */
  level?: 2 | 3 | 4
  /** Why it is empty. */
  children?: ReactNode
}

/** Replaces an empty list: says why it is empty and offers the next step. */
export function EmptyState({ title, action, picture, level = 3, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="grid justify-items-center gap-2 px-6 pt-9 pb-10 text-center">
      {picture}
      <Heading className="text-18">{title}</Heading>
      {children && <div className="max-w-[42ch] text-14 text-ink-2">{children}</div>}
      {action && <div className="mt-2.5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
