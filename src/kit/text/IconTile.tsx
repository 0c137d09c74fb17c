import type { LucideIcon } from 'lucide-react'
import { cx } from '../cx'

export type IconTileProps = {
  /** A lucide icon. */
  icon: LucideIcon
  /** The tile's colour. */
  tone: 'brand' | 'gold' | 'ok' | 'info'
  /** Classes for placement, such as a margin. */
  className?: string
}

/** An icon on a coloured tile. Decorative: put it next to a name. */
export function IconTile({ icon: Icon, tone, className }: IconTileProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        `tone-${tone}`,
        'grid size-9 flex-none place-items-center rounded-2 border border-(--c-l) bg-(--c-t) text-(--c)',
        className,
      )}
    >
      <Icon className="size-[18px]" strokeWidth={1.75} />
    </span>
  )
}
