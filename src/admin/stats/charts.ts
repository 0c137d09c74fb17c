import type { Complaint, Coupon, Plan, Subscription, User } from '@/contract'
import { couponStatus, usageLimitOf } from '@/domain/coupon'
import { formatCount } from '@/lib/count'
import { listed } from '@/lib/listed'
import { revenue } from '@/lib/money'
import type { Cell, Chart } from './chart'
import {
  approvedByPlan,
  byMonth,
  byPlan,
  byStatus,
  sortedByUse,
  endingSoon,
  MONTHS_SHOWN,
  openByAge,
  shareUsed,
  type Tally,
} from './figures'

/** Builds the chart of a query's data at the time `nowMs`; returns null if there is nothing to draw. */
export type ChartOf<Data> = (data: Data, nowMs: number) => Chart | null

/** How many coupons get a bar; there may be hundreds of them. */
export const COUPONS_DRAWN = 5

const plain = (text: string): Cell => ({ text, csv: text })
const count = (value: number): Cell => ({ text: formatCount(value), csv: value })
const money = (amount: number | null): Cell =>
  amount === null ? plain('Price unknown') : { text: revenue(amount), csv: amount }

const counted = (value: number, one: string) => `${formatCount(value)} ${value === 1 ? one : `${one}s`}`
const orNone = (value: number, none = 'none') => (value === 0 ? none : formatCount(value))
const largest = (values: readonly number[]) => Math.max(0, ...values)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const shareOf = (value: number, whole: number) => (whole > 0 ? value / whole : 0)

function tallyChart(
  tallies: readonly Tally[],
  { header, reading, whole }: { header: Chart['header']; reading: string; whole?: number },
): Chart {
  const full = whole ?? largest(tallies.map((tally) => tally.count))
  const rows = tallies.map((tally) => ({
    label: tally.label,
    share: shareOf(tally.count, full),
    text: formatCount(tally.count),
    cells: [count(tally.count)],
  }))
  return { shape: 'bars', reading, header, rows, drawn: rows.length }
}

export const statusChart: ChartOf<readonly Subscription[]> = (subscriptions, nowMs) => {
  if (subscriptions.length === 0) return null
  const tallies = byStatus(subscriptions, nowMs)
  const active = tallies[0]?.count ?? 0
  return tallyChart(tallies, {
    header: ['Status', 'Subscriptions'],
    reading: `${orNone(active, 'None')} of ${counted(subscriptions.length, 'subscription')} ${active > 1 ? 'are' : 'is'} active.`,
    whole: subscriptions.length,
  })
}

export const planChart: ChartOf<readonly Subscription[]> = (subscriptions) => {
  if (subscriptions.length === 0) return null
  const tallies = byPlan(subscriptions)
  const most = largest(tallies.map((tally) => tally.count))
  const leaders = tallies.filter((tally) => tally.count === most).map(({ label }) => label)
  const all = counted(subscriptions.length, 'subscription')
  return tallyChart(tallies, {
    header: ['Plan', 'Subscriptions'],
    reading:
      leaders.length === 1
        ? `${listed(leaders)} is the most popular plan, with ${formatCount(most)} of ${all}.`
        : `${listed(leaders)} are the most popular plans, with ${formatCount(most)} of ${all} each.`,
    whole: subscriptions.length,
  })
}

const monthChart =
  (one: string, head: string): ChartOf<readonly { createdAt: string }[]> =>
  (dated, nowMs) => {
    if (dated.length === 0) return null
    const tallies = byMonth(dated, nowMs)
    const total = sum(tallies.map((tally) => tally.count))
    const current = tallies.at(-1)
    const all = `${total === 0 ? 'No' : formatCount(total)} new ${total === 1 ? one : `${one}s`}`
    const now = total === 0 ? '' : `; ${current?.label ?? ''} has ${orNone(current?.count ?? 0)} so far`
    const chart = tallyChart(tallies, {
      header: ['Month', head],
      reading: `${all} in the last ${MONTHS_SHOWN} months${now}.`,
    })
    return {
      ...chart,
      shape: 'columns',
      rows: chart.rows.map((row, index) => ({
        ...row,
        csv: { date: row.label },
        partial: index === MONTHS_SHOWN - 1,
      })),
    }
  }

export const newSubscriptionsChart: ChartOf<readonly Subscription[]> = monthChart(
  'subscription',
  'New subscriptions',
)
export const newUsersChart: ChartOf<readonly User[]> = monthChart('user', 'New users')

export const endingChart: ChartOf<readonly Subscription[]> = (subscriptions, nowMs) => {
  const { active, within7, within30 } = endingSoon(subscriptions, nowMs)
  if (active === 0) return null
  const week = within30 === 0 ? '' : `; ${orNone(within7)} within 7`
  const tallies = [
    { label: 'Within 7 days', count: within7 },
    { label: 'Within 30 days', count: within30 },
    { label: 'All active', count: active },
  ]
  return tallyChart(tallies, {
    header: ['Ends', 'Active subscriptions'],
    reading: `${orNone(within30, 'None')} of ${counted(active, 'active subscription')} ${within30 > 1 ? 'end' : 'ends'} within 30 days${week}.`,
    whole: active,
  })
}

export type Sales = { a: readonly Subscription[]; b: readonly Plan[] }

export const revenueChart: ChartOf<Sales> = ({ a: subscriptions, b: plans }) => {
  const found = approvedByPlan(subscriptions, plans)
  const approved = sum(found.map((plan) => plan.approved))
  if (approved === 0) return null
  const amounts = found.map(({ approved: times, price }) => (price === null ? null : times * price))
  const most = largest(amounts.map((amount) => amount ?? 0))
  const unknown = found.filter((plan) => plan.price === null && plan.approved > 0).map(({ label }) => label)
  const without = unknown.length > 0 ? `, excluding ${listed(unknown)}, whose price is unknown` : ''
  const total = revenue(sum(amounts.map((amount) => amount ?? 0)))
  const rows = found.map(({ label, approved: times }, index) => {
    const amount = money(amounts[index] ?? null)
    return {
      label,
      share: shareOf(amounts[index] ?? 0, most),
      text: amount.text,
      cells: [count(times), amount],
    }
  })
  return {
    shape: 'bars',
    reading: `${total} (in rupees) for ${counted(approved, 'subscription')} ever approved, at today’s list prices${without}.`,
    header: ['Plan', 'Ever approved', 'Revenue at list price'],
    rows,
    drawn: rows.length,
  }
}

export const complaintsChart: ChartOf<readonly Complaint[]> = (complaints, nowMs) => {
  const tallies = openByAge(complaints, nowMs)
  const counts = tallies.map((tally) => tally.count)
  const open = sum(counts)
  if (open === 0) return null
  const old = sum(counts.slice(3))
  return tallyChart(tallies, {
    header: ['Open for', 'Complaints'],
    reading: `${counted(open, 'complaint')} ${open === 1 ? 'is' : 'are'} open; ${orNone(old)} ${old > 1 ? 'have' : 'has'} waited 7 days or more.`,
    whole: open,
  })
}

export const couponsChart: ChartOf<readonly Coupon[]> = (coupons) => {
  if (coupons.length === 0) return null
  const used = sum(coupons.map(({ usedCount }) => usedCount))
  const full = coupons.filter((coupon) => shareUsed(coupon) === 1).length
  const rows = sortedByUse(coupons).map((coupon) => {
    const limit = usageLimitOf(coupon)
    const limitCell = limit === null ? plain('∞') : count(limit)
    return {
      label: coupon.code,
      ...(!coupon.active && { remark: 'inactive' }),
      share: shareUsed(coupon),
      text: `${formatCount(coupon.usedCount)} / ${limitCell.text}`,
      cells: [count(coupon.usedCount), limitCell, plain(couponStatus(coupon).text)],
    }
  })
  return {
    shape: 'bars',
    reading: `${counted(coupons.length, 'coupon')}, used ${counted(used, 'time')} in total; ${orNone(full)} ${full > 1 ? 'have reached their' : 'has reached its'} limit.`,
    header: ['Coupon', 'Used', 'Limit', 'Status'],
    rows,
    drawn: COUPONS_DRAWN,
  }
}
