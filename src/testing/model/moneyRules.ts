import type { Plan, Subscription } from '@/contract'
import { notify } from './noteRules'
import { type Bought, byId, DAY, iso, type Model, type Rules, sure, taken, userRef, when } from './state'

const slug = (name: string) => name.toLowerCase().replaceAll(/\s/g, '')

/** Contains `starter` or `basic` → starter; `premium` → premium; `pro` → pro; else none. */
function keyIn(name: string): Subscription['plan'] | null {
  const words = [
    ['starter', 'starter'],
    ['basic', 'starter'],
    ['premium', 'premium'],
    ['pro', 'pro'],
  ] as const
  return words.find(([word]) => name.toLowerCase().includes(word))?.[1] ?? null
}
const planKey = (name: string) => keyIn(name) ?? 'starter'

/** The plan that was bought; if it was deleted, the one plan on offer that its key can mean. */
function planOf(model: Model, { planId, plan: key }: Bought): Plan | undefined {
  const own = byId(model.plans, planId)
  const others = model.plans.filter(({ name }) => planKey(name) === key)
  const [only] = others
  return own ?? (others.length === 1 && only && keyIn(only.name) === key ? only : undefined)
}
const days = (model: Model, bought: Bought) =>
  planOf(model, bought)?.duration ?? { starter: 30, premium: 90, pro: 365 }[bought.plan]

/** What the time has made of it: an active one is over from its very end. */
const standing = ({ now }: Model, { status, expiresAt }: Bought) =>
  status === 'active' && Date.parse(expiresAt ?? '') <= now ? 'expired' : status

/** Compared after NFKC, without spaces and characters of no width, ignoring case. */
export const sameTransaction = (id: string) =>
  id
    .normalize('NFKC')
    .toUpperCase()
    .normalize('NFKC')
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')

const shape = (model: Model, bought: Bought): Subscription => {
  const { userId, planId: _planId, approvedAt: _approvedAt, ...row } = bought
  return { ...row, status: standing(model, bought), user: userRef(model, userId) }
}
const shapes = (model: Model, keep: (bought: Bought) => boolean) => ({
  subscriptions: model.bought.filter(keep).map((bought) => shape(model, bought)),
})

/** Another client's transaction, or the same client's where a coupon has paid for everything. */
function isTaken(model: Model, id: string, userId: string): boolean {
  const isFree = model.coupons.some(({ code }) => sameTransaction(`FREE-${code}`) === sameTransaction(id))
  return model.bought.some(
    (each) =>
      sameTransaction(each.transactionId ?? '') === sameTransaction(id) &&
      (!isFree || each.userId === userId),
  )
}

/** One decision about a subscription: what it changes, and what the client is told. */
function decide(model: Model, id: string, changes: Partial<Bought>): { subscription: Subscription } {
  const bought = sure(byId(model.bought, id))
  const isOver = standing(model, bought) === 'expired'
  Object.assign(bought, isOver ? { status: 'expired' } : {}, changes)
  notify(bought.userId, changes.rejectionReason ?? changes.renewalRejectionReason ?? '')
  return { subscription: shape(model, bought) }
}
const term = (model: Model, id: string): Partial<Bought> => ({
  status: 'active',
  approvedAt: model.now,
  expiresAt: iso(model.now + days(model, sure(byId(model.bought, id))) * DAY),
})

const notPending = (model: Model, id: string) => {
  const bought = byId(model.bought, id)
  return bought
    ? when([bought.status !== 'pending', '400 This subscription is no longer pending.'])
    : ['404 Subscription not found.']
}
const notAsked = (model: Model, id: string) => {
  const bought = byId(model.bought, id)
  return bought
    ? when([bought.renewalStatus !== 'pending', '400 No pending renewal request found.'])
    : ['404 Subscription not found.']
}

export const moneyRules: Rules<
  | 'subscribe'
  | 'listMySubscriptions'
  | 'listPendingSubscriptions'
  | 'listAllSubscriptions'
  | 'approveSubscription'
  | 'rejectSubscription'
  | 'requestRenewal'
  | 'listRenewalRequests'
  | 'approveRenewal'
  | 'rejectRenewal'
  | 'getStats'
> = {
  subscribe: {
    refusals({ model, caller, body }) {
      const plan = model.plans.find(({ name }) => slug(name) === slug(body.plan))
      const waits = (each: Bought) =>
        each.userId === caller._id && each.planId === plan?._id && each.status === 'pending'
      return when(
        [plan === undefined, '400 Plan not found.'],
        [sameTransaction(body.transactionId) === '', '400 Transaction ID is required.'],
        [
          isTaken(model, body.transactionId, caller._id),
          '400 This transaction ID has already been submitted.',
        ],
        [model.bought.some(waits), '400 You already have a pending request for this plan.'],
      )
    },
    done({ model, caller, body }, { subscription }) {
      const plan = sure(model.plans.find(({ name }) => slug(name) === slug(body.plan)))
      const bought: Bought = {
        _id: taken(model, subscription._id),
        userId: caller._id,
        planId: plan._id,
        plan: planKey(plan.name),
        uniqueId: taken(model, subscription.uniqueId),
        transactionId: body.transactionId.trim(),
        paymentMethod: body.method,
        status: 'pending',
        createdAt: iso(model.now),
        approvedAt: null,
        expiresAt: null,
        rejectionReason: null,
        renewalStatus: null,
        renewalRejectionReason: null,
        renewalRequestDate: null,
      }
      model.bought.push(bought)
      return { subscription: shape(model, bought) }
    },
  },
  listMySubscriptions: { done: ({ model, caller }) => shapes(model, ({ userId }) => userId === caller._id) },
  listPendingSubscriptions: { done: ({ model }) => shapes(model, ({ status }) => status === 'pending') },
  listAllSubscriptions: { done: ({ model }) => shapes(model, () => true) },
  approveSubscription: {
    refusals: ({ model, params }) => notPending(model, params.id),
    done: ({ model, params }) =>
      decide(model, params.id, { ...term(model, params.id), rejectionReason: null }),
  },
  rejectSubscription: {
    refusals: ({ model, params }) => notPending(model, params.id),
    done: ({ model, params, body }) =>
      decide(model, params.id, { status: 'rejected', rejectionReason: body.reason.trim() }),
  },
  requestRenewal: {
    refusals({ model, caller, body }) {
      const bought = byId(model.bought, body.subscriptionId)
      if (bought?.userId !== caller._id) return ['404 Subscription not found.']
      return when(
        [standing(model, bought) !== 'expired', '400 Only expired subscriptions can be renewed.'],
        [
          bought.renewalStatus === 'pending',
          '400 A renewal request is already pending for this subscription.',
        ],
      )
    },
    done({ model, body }) {
      const bought = sure(byId(model.bought, body.subscriptionId))
      bought.renewalStatus = 'pending'
      bought.renewalRequestDate = iso(model.now)
      bought.renewalRejectionReason = null
      return { subscription: shape(model, bought) }
    },
  },
  listRenewalRequests: {
    done: ({ model }) => shapes(model, ({ renewalStatus }) => renewalStatus === 'pending'),
  },
  approveRenewal: {
    refusals: ({ model, params }) => notAsked(model, params.id),
    done: ({ model, params }) => decide(model, params.id, { ...term(model, params.id), renewalStatus: null }),
  },
  rejectRenewal: {
    refusals: ({ model, params }) => notAsked(model, params.id),
    done: ({ model, params, body }) =>
      decide(model, params.id, {
        renewalStatus: 'rejected',
        renewalRejectionReason: body.reason.trim(),
      }),
  },
  getStats: {
    done: ({ model }) => ({
      userCount: model.accounts.length,
      // every subscription ever approved, at today's price of its plan
      totalRevenue: model.bought.reduce(
        (sum, each) => sum + (each.approvedAt === null ? 0 : (planOf(model, each)?.price ?? 0)),
        0,
      ),
      subCount: model.bought.length,
      activeSubs: model.bought.filter((each) => standing(model, each) === 'active').length,
    }),
  },
}
