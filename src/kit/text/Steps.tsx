import type { ReactNode } from 'react'
import { cx } from '../cx'

export type StepsProps = {
  /** `Step` elements. */
  children: ReactNode
}

/** A numbered list of steps. */
export const Steps = ({ children }: StepsProps) => <ol>{children}</ol>

export type StepProps = {
  /** The step's number, from 1. */
  n: number
  /** What to do. */
  title: ReactNode
  /** Marks the step to do next. */
  active?: boolean
  /** The heading's level. */
  level?: 2 | 3
  /** The step's content. */
  children?: ReactNode
}

/** One step with its heading. */
export function Step({ n, title, active = false, level = 2, children }: StepProps) {
  const Heading = `h${level}` as const
  return (
    <li
      aria-current={active ? 'step' : undefined}
      className="relative pb-10 before:absolute before:top-10 before:bottom-1 before:left-[17px] before:hidden before:w-0.5 before:bg-line-2 last:pb-0 sm:grid sm:grid-cols-[36px_minmax(0,1fr)] sm:gap-x-[18px] sm:not-last:before:block"
    >
      <span
        aria-hidden="true"
        className={cx(
          'absolute grid size-9 place-items-center rounded-full border-2 leading-none font-[640] tabular-nums sm:static',
          active
            ? 'border-accent bg-accent text-on-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
            : 'border-line-2 bg-surface',
        )}
      >
        {n}
      </span>
      <div className="min-w-0">
        <Heading className="mb-3 flex min-h-9 items-center pl-12 wrap-anywhere text-22 leading-[1.2] tracking-(--track-head) sm:pl-0">
          {title}
        </Heading>
        {children}
      </div>
    </li>
  )
}
