import { store } from '@mocks/store/db'
import type { SubscriptionRow } from '@mocks/store/rows'
import { sameTransaction } from './moneyRules'
import { DAY, type Model } from './state'

/** The first text that two of the rows share; null if none do. */
function shared<Row>(rows: readonly Row[], text: (row: Row) => string | null): string | null {
  const seen = new Set<string>()
  for (const row of rows) {
    const value = text(row)
    if (value !== null && seen.has(value)) return value
    if (value !== null) seen.add(value)
  }
  return null
}

const isFree = (id: string) =>
  store.coupon.list().some(({ code }) => sameTransaction(`FREE-${code}`) === sameTransaction(id))

/** A transaction counts once; one without a payment once for each client, as long as there is its coupon. */
const transactionOf = (row: SubscriptionRow) => {
  const id = row.transactionId ?? ''
  return isFree(id) ? `${sameTransaction(id)} of ${row.userId}` : sameTransaction(id)
}

function ofCoupon(): string | null {
  for (const coupon of store.coupon.list()) {
    const uses = store.couponUse.list().filter(({ couponId }) => couponId === coupon._id)
    const limit = coupon.usageLimit ?? Infinity
    if (coupon.usedCount !== uses.length) return `${coupon.code} counts other uses than there are`
    if (uses.length > limit) return `${coupon.code} was used more often than its limit`
    if (uses.length === limit && coupon.active) return `${coupon.code} is active at its limit`
    if (shared(uses, ({ userId }) => userId) !== null) return `a client has used ${coupon.code} twice`
  }
  return null
}

function ofSubscription({ now }: Model): string | null {
  for (const row of store.subscription.list()) {
    const { status, approvedAt, expiresAt, renewalStatus } = row
    const runs = status === 'active' || status === 'expired'
    if (runs !== (expiresAt !== null && approvedAt !== null))
      return `${row.uniqueId} has no end, or one too early`
    const days = (Date.parse(expiresAt ?? '') - Date.parse(approvedAt ?? '')) / DAY
    if (runs && !(Number.isInteger(days) && days >= 1)) return `${row.uniqueId} runs for ${days} days`
    if (approvedAt !== null && Date.parse(approvedAt) > now)
      return `${row.uniqueId} was approved in the future`
    if (status === 'expired' && Date.parse(expiresAt ?? '') > now) return `${row.uniqueId} expired too early`
    if (renewalStatus !== null && status !== 'expired') return `${row.uniqueId} is renewed before its end`
    if ((status === 'rejected') !== (row.rejectionReason !== null)) return `${row.uniqueId} lacks its reason`
    if ((renewalStatus === 'rejected') !== (row.renewalRejectionReason !== null))
      return `${row.uniqueId} lacks the reason of its renewal`
  }
  return null
}

function ofTicket(): string | null {
  for (const { _id, status, response, reopenStatus } of store.complaint.list()) {
    if (status === 'resolved' && response === null) return `${_id} is resolved without a response`
    if (reopenStatus === 'pending' && status !== 'resolved') return `${_id} is to be reopened while open`
    if (reopenStatus === 'accepted' && status !== 'open') return `${_id} was reopened and is closed`
  }
  return null
}

/** What must hold of the mock's rows at any time, whatever was called; the first that does not, or null. */
export function brokenInvariant(model: Model): string | null {
  const bought = store.subscription.list()
  const pending = bought.filter(({ status }) => status === 'pending')
  const email = shared(store.user.list(), (user) => user.email)
  if (email !== null) return `two accounts share ${email}`
  const number = shared(bought, ({ uniqueId }) => uniqueId)
  if (number !== null) return `two subscriptions share ${number}`
  const twice = shared(pending, ({ userId, planId }) => `${userId} for ${planId}`)
  if (twice !== null) return `two requests are pending of ${twice}`
  const plan = shared(store.plan.list(), ({ name }) => name.toLowerCase().replaceAll(/\s/g, ''))
  if (plan !== null) return `two plans share the address ${plan}`
  const code = shared(store.coupon.list(), (coupon) => coupon.code)
  if (code !== null) return `two coupons share the code ${code}`
  return ofCoupon() ?? ofSubscription(model) ?? ofTicket() ?? twiceSubmitted(model)
}

/** What has been submitted since the coupon of a `FREE-` was deleted may share its ID. */
function twiceSubmitted(_model: Model): string | null {
  const paid = store.subscription.list().filter(({ transactionId }) => !/^FREE-/i.test(transactionId ?? ''))
  const transaction = shared(paid, transactionOf)
  return transaction === null ? null : `two subscriptions share the transaction ${transaction}`
}
