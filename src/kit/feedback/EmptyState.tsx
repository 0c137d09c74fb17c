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

/** Replaces an empty list: says why it is empty and offers the next step. Beside its picture where there is room, else below. */
export function EmptyState({ title, action, picture, level = 3, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="@container">
      <div className="grid items-center justify-items-start gap-x-8 gap-y-5 px-5 py-9 @min-[30rem]:grid-flow-col @min-[30rem]:justify-center">
        {picture}
        <div className="grid max-w-[42ch] justify-items-start gap-2">
          <Heading className="text-18">{title}</Heading>
          {children && <div className="text-14 text-ink-2">{children}</div>}
          {action && <div className="mt-2.5 flex flex-wrap gap-2">{action}</div>}
        </div>
      </div>
    </div>
  )
}
