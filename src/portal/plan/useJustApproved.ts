import { useEffect, useState } from 'react'
import type { Subscription } from '@/contract'
import type { SubscriptionState } from '@/domain/term'
import { DAY } from '@/lib/dates'
import { storedText } from '@/platform/storage'
import { ownerOf } from '@/session/owner'
import { useSession } from '@/session/session'

/** In a browser that has never shown the request, a plan counts as new for this many days after the request. */
const RECENT_DAYS = 14

/** The state in which this user last saw the subscription in this browser: active, or waiting for us. */
const lastSeen = (owner: string, { _id, createdAt }: Subscription) =>
  storedText('localStorage', ['plan-seen', owner, _id, createdAt].join(':'))

const standingIn = ({ kind }: SubscriptionState): 'active' | 'pending' | null => {
  if (kind === 'active' || kind === 'expiring') return 'active'
  return kind === 'pending' || kind === 'renewal-pending' ? 'pending' : null
}

/** Whether this user sees the plan active for the first time. Stays true until the screen is left. */
export function useJustApproved(state: SubscriptionState, nowMs: number): boolean {
  const { user } = useSession()
  const owner = user ? ownerOf(user) : ''
  const { subscription } = state
  const standing = standingIn(state)
  const before = lastSeen(owner, subscription).read()
  const isRecent = nowMs - Date.parse(subscription.createdAt) < RECENT_DAYS * DAY
  const isNews = standing === 'active' && (before === 'pending' || (before === null && isRecent))
  const [wasNews, setWasNews] = useState(isNews)
  if (isNews && !wasNews) setWasNews(true)
  useEffect(() => {
    if (standing) lastSeen(owner, subscription).write(standing)
  }, [owner, subscription, standing])
  return wasNews
}
