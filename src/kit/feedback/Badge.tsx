import type { ReactNode } from 'react'
import { Check, Info, Minus, Tag, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import { cx } from '../cx'

export type BadgeTone = 'ok' | 'warn' | 'err' | 'info' | 'gold' | 'neutral'

const icons: Record<BadgeTone, LucideIcon> = {
  ok: Check,
  warn: TriangleAlert,
  err: X,
  info: Info,
  gold: Tag,
  neutral: Minus,
}

export type BadgeProps = {
  /** `ok` done, `warn` waiting, `err` failed, `info` new, `gold` recommended, `neutral` anything else. */
  tone?: BadgeTone
  /** Replaces the tone's icon. Mark it `aria-hidden`. */
  icon?: ReactNode
  /** Classes for placement, such as a margin or a width. */
  className?: string
  /** The text: a word or two. */
  children: ReactNode
}

/** Always shows an icon and a word, so that its meaning never depends on colour alone. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  const Standard = icons[tone]
  return (
    <span
      className={cx(
        `tone-${tone}`,
        'inline-flex items-baseline gap-[5px] rounded-1 border border-(--c-l) bg-(--c-t) py-0.5 pr-2 pl-1.5 align-middle',
        'text-12 leading-[1.45] font-[580] tracking-[.002em] whitespace-nowrap text-(--c) [&>svg]:size-[13px] [&>svg]:self-center [&>svg]:stroke-[2.2]',
        className,
      )}
    >
      {icon ?? <Standard aria-hidden="true" />}
      {children}
    </span>
  )
}
