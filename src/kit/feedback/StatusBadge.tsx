import { CircleDashed, Clock, Hourglass, type LucideIcon } from 'lucide-react'
import type { Status, Urgency } from '@/lib/status'
import { Badge, type BadgeTone } from './Badge'

/** Without an icon of its own a status has the icon of its tone. */
const looks: Record<Urgency, { tone: BadgeTone; icon?: LucideIcon }> = {
  waiting: { tone: 'warn', icon: Hourglass },
  open: { tone: 'info', icon: Clock },
  good: { tone: 'ok' },
  bad: { tone: 'err' },
  over: { tone: 'neutral', icon: Clock },
  off: { tone: 'neutral' },
  unknown: { tone: 'neutral', icon: CircleDashed },
}

export type StatusBadgeProps = {
  /** Its word and its urgency, as `src/domain` says them. */
  status: Status
  /** What it is of, if it stands beside another status: an unknown value is then words and no badge. */
  of?: string
}

/** A status in its word, with the colour and icon of its urgency. */
export function StatusBadge({ status: { text, urgency }, of }: StatusBadgeProps) {
  if (of !== undefined && urgency === 'unknown')
    return (
      <span className="text-14 wrap-anywhere text-ink-2">
        {of}: {text}
      </span>
    )
  const { tone, icon: Icon } = looks[urgency]
  return (
    <Badge
      tone={tone}
      icon={Icon && <Icon aria-hidden="true" />}
      // a word that nobody knows may be a long one
      className={urgency === 'unknown' ? 'wrap-anywhere whitespace-normal!' : undefined}
    >
      {text}
    </Badge>
  )
}
