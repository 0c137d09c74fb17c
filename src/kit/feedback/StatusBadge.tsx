import { CircleDashed, Clock, Hourglass, type LucideIcon } from 'lucide-react'
import type { Status, Urgency } from '@/lib/status'
import { Badge, type BadgeTone } from './Badge'

/** Without an icon, the tone's icon is used. */
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
  /** Text and urgency from `src/domain`. */
  status: Status
  /** What the status describes; needed beside another status. An unknown status then shows as plain text. */
  of?: string
}

/** A status as text, with the colour and icon of its urgency. */
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
      // an unknown status can be long
      className={urgency === 'unknown' ? 'wrap-anywhere whitespace-normal' : undefined}
    >
      {text}
    </Badge>
  )
}
