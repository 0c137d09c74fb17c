import { CircleDashed, Clock, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Complaint, Subscription } from '@/contract'
import { Badge, type BadgeTone } from '@/kit/feedback/Badge'

type Look = { text: string; tone: BadgeTone; icon?: ReactNode }

const subscriptionLooks: Record<string, Look> = {
  pending: { text: 'Pending', tone: 'info', icon: <Hourglass aria-hidden="true" /> },
  // older servers: an admin has opened it, or approved it
  seen: { text: 'Pending', tone: 'info', icon: <Hourglass aria-hidden="true" /> },
  approved: { text: 'Approved', tone: 'ok' },
  active: { text: 'Active', tone: 'ok' },
  expired: { text: 'Expired', tone: 'neutral', icon: <Clock aria-hidden="true" /> },
  rejected: { text: 'Rejected', tone: 'err' },
}

const complaintLooks: Record<string, Look> = {
  open: { text: 'Open', tone: 'info', icon: <Clock aria-hidden="true" /> },
  resolved: { text: 'Resolved', tone: 'ok' },
}

const reopenLooks: Record<string, Look> = {
  pending: { text: 'Reopen requested', tone: 'warn', icon: <Hourglass aria-hidden="true" /> },
  accepted: { text: 'Reopened', tone: 'info' },
  rejected: { text: 'Reopen declined', tone: 'err' },
}

const renewalLooks: Record<string, Look> = {
  pending: { text: 'Renewal requested', tone: 'info', icon: <Hourglass aria-hidden="true" /> },
  rejected: { text: 'Renewal rejected', tone: 'err' },
}

/** A value that nobody knew when this was written is shown as the server sent it. */
function lookOf(looks: Record<string, Look>, value: string): Look {
  return looks[value] ?? { text: value, tone: 'neutral', icon: <CircleDashed aria-hidden="true" /> }
}

function Look({ look }: { look: Look }) {
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {look.text}
    </Badge>
  )
}

export const subscriptionStatusText = (status: string): string => lookOf(subscriptionLooks, status).text

export function SubscriptionBadge({ subscription }: { subscription: Pick<Subscription, 'status'> }) {
  return <Look look={lookOf(subscriptionLooks, subscription.status)} />
}

/** Nothing where no renewal was asked for. */
export function RenewalBadge({ subscription }: { subscription: Pick<Subscription, 'renewalStatus'> }) {
  return subscription.renewalStatus ? <Look look={lookOf(renewalLooks, subscription.renewalStatus)} /> : null
}

/** The status of a ticket, and beside it how its reopening stands. */
export function ComplaintBadges({ complaint }: { complaint: Pick<Complaint, 'status' | 'reopenStatus'> }) {
  return (
    <>
      <Look look={lookOf(complaintLooks, complaint.status)} />
      {complaint.reopenStatus ? <Look look={lookOf(reopenLooks, complaint.reopenStatus)} /> : null}
    </>
  )
}
