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
    <span className={cx(`badge tone-${tone}`, className)}>
      {icon ?? <Standard aria-hidden="true" />}
      {children}
    </span>
  )
}
