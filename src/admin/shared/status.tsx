import { CircleDashed, Clock, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '@/kit/feedback/Badge'

type Look = { text: string; tone: BadgeTone; icon?: ReactNode }

const waiting = <Hourglass aria-hidden="true" />
const looks: Record<string, Look> = {
  pending: { text: 'Pending', tone: 'warn', icon: waiting },
  seen: { text: 'Pending', tone: 'warn', icon: waiting },
  active: { text: 'Active', tone: 'ok' },
  approved: { text: 'Approved', tone: 'ok' },
  expired: { text: 'Expired', tone: 'neutral', icon: <Clock aria-hidden="true" /> },
  rejected: { text: 'Rejected', tone: 'err' },
  accepted: { text: 'Accepted', tone: 'ok' },
  open: { text: 'Open', tone: 'warn', icon: <Clock aria-hidden="true" /> },
  resolved: { text: 'Resolved', tone: 'ok' },
  subscribed: { text: 'Subscribed', tone: 'ok' },
  unsubscribed: { text: 'Unsubscribed', tone: 'neutral' },
}

/** A status in words; one that nobody knows is shown as it came. */
export function statusText(status: string): string {
  return looks[status]?.text ?? status
}

/** A status as the server names it, of a subscription, a renewal, a complaint or a subscriber. */
export function StatusBadge({ status }: { status: string }) {
  const { text, tone, icon }: Look = looks[status] ?? {
    text: status,
    tone: 'neutral',
    icon: <CircleDashed aria-hidden="true" />,
  }
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  )
}

/** The choices of a filter by status. */
export const statusOptions = (statuses: readonly string[]) =>
  statuses.map((status) => ({ value: status, label: statusText(status) }))
