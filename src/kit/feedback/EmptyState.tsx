import type { ReactNode } from 'react'

export type EmptyStateProps = {
  /** A short statement: “No one is waiting”. */
  title: ReactNode
  /** The next step. */
  action?: ReactNode
  /** A door of `kit/doors`. Leave it out in small panels. */
  picture?: ReactNode
  /**
   * The heading's level: one below the surrounding heading.
   * @default 3
   */
  level?: 2 | 3 | 4
  /** Why the list is empty. */
  children?: ReactNode
}

/** Replaces an empty list: says why it is empty and offers the next step. In narrow containers the picture is on top. */
export function EmptyState({ title, action, picture, level = 3, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="@container">
      <div className="grid items-center justify-items-start gap-x-8 gap-y-5 px-5 py-9 @min-[30rem]:grid-flow-col @min-[30rem]:justify-center">
        {picture}
        <div className="grid max-w-[27.3em] justify-items-start gap-2">
          <Heading className="text-18">{title}</Heading>
          {children && <div className="text-14 text-ink-2">{children}</div>}
          {action && <div className="mt-2.5 flex flex-wrap gap-2">{action}</div>}
        </div>
      </div>
    </div>
  )
}
