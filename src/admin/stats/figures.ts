import type { Complaint, Coupon, Plan, Subscription } from '@/contract'
import { DAY, formatMonth, monthOf } from '@/lib/dates'
import { usageLimitOf } from '@/domain/coupon'
import { PLAN_KEYS, planLabel, planOfKey } from '@/domain/plan'
import { isActive, standingOf, subscriptionStatus, wasApproved } from '@/domain/subscription'

export type Tally = { label: string; count: number }

function standingLabel(subscription: Subscription, nowMs: number): string {
  const standing = standingOf(subscription, nowMs)
  if (standing === 'endless') return 'No end date'
  return subscriptionStatus(standing === 'unknown' ? subscription.status : standing).text
}

/** Counts each name. The given names come first, in order, even with a count of 0. */
function tally(names: readonly string[], found: Iterable<string>): Tally[] {
  const counts = new Map(names.map((name) => [name, 0]))
  for (const name of found) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Array.from(counts, ([label, count]) => ({ label, count }))
}

export function byStatus(subscriptions: readonly Subscription[], nowMs: number): Tally[] {
  return tally(
    ['active', 'pending', 'expired', 'rejected'].map((status) => subscriptionStatus(status).text),
    subscriptions.map((subscription) => standingLabel(subscription, nowMs)),
  )
}

export function byPlan(subscriptions: readonly Subscription[]): Tally[] {
  return tally(
    PLAN_KEYS.map(planLabel),
    subscriptions.map(({ plan }) => planLabel(plan)),
  )
}

export const MONTHS_SHOWN = 12

/** The last 12 calendar months, oldest first. */
export function byMonth(dated: readonly { createdAt: string }[], nowMs: number): Tally[] {
  const first = monthOf(nowMs) - (MONTHS_SHOWN - 1)
  const months = Array.from({ length: MONTHS_SHOWN }, (_, index) => ({
    label: formatMonth(first + index),
    count: 0,
  }))
  for (const { createdAt } of dated) {
    const found = months[monthOf(createdAt) - first]
    if (found) found.count += 1
  }
  return months
}

/** How many subscriptions are active, and how many of them end within 7 and 30 days, inclusive. */
export type Ending = { active: number; within7: number; within30: number }

export function endingSoon(subscriptions: readonly Subscription[], nowMs: number): Ending {
  const left = subscriptions
    .filter((subscription) => isActive(subscription, nowMs))
    .map(({ expiresAt }) => Date.parse(expiresAt ?? '') - nowMs)
  const within = (days: number) => left.filter((ms) => ms <= days * DAY).length
  return { active: left.length, within7: within(7), within30: within(30) }
}

/** `price`: the plan's price today, in rupees; null if its key matches no plan or several plans. */
export type PlanRevenue = { label: string; approved: number; price: number | null }

export function approvedByPlan(
  subscriptions: readonly Subscription[],
  plans: readonly Plan[],
): PlanRevenue[] {
  const counts = new Map<string, number>(PLAN_KEYS.map((key) => [key, 0]))
  for (const subscription of subscriptions)
    if (wasApproved(subscription)) counts.set(subscription.plan, (counts.get(subscription.plan) ?? 0) + 1)
  return Array.from(counts, ([key, approved]) => ({
    label: planLabel(key),
    approved,
    price: planOfKey(plans, key)?.price ?? null,
  }))
}

const AGES: readonly { days: number; label: string }[] = [
  { days: 0, label: 'Under 1 day' },
  { days: 1, label: '1 to 3 days' },
  { days: 3, label: '3 to 7 days' },
  { days: 7, label: '7 to 30 days' },
  { days: 30, label: '30 days or more' },
]

/** Open complaints by age. The age of a reopened one starts at its creation. */
export function openByAge(complaints: readonly Complaint[], nowMs: number): Tally[] {
  const open = complaints.filter(({ status }) => status === 'open')
  return tally(
    AGES.map(({ label }) => label),
    open.map(({ createdAt }) => {
      const days = (nowMs - Date.parse(createdAt)) / DAY
      // a clock set back makes ages negative
      return (AGES.findLast((age) => days >= age.days) ?? AGES[0])?.label ?? ''
    }),
  )
}

export function sortedByUse(coupons: readonly Coupon[]): Coupon[] {
  return coupons.toSorted((a, b) => b.usedCount - a.usedCount)
}

/** The share of the limit that is used up, from 0 to 1; null without a limit. */
export function shareUsed(coupon: Coupon): number | null {
  const limit = usageLimitOf(coupon)
  return limit === null ? null : Math.min(1, coupon.usedCount / limit)
}
