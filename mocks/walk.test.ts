// @vitest-environment node
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CallInput, type OperationId, operations } from '@/contract'
import { comparableId } from '@/domain/transactionId'
import { DAY, MINUTE } from '@/lib/dates'
import { clockOffset, now, setClockOffset } from '@/platform/clock'
import { holds } from '@/testing/properties'
import { handlers } from './handlers/all'
import { type Handler, serveOperation } from './respond'
import { buildSeed } from './seeds'
import { personaOf } from './seeds/personas'
import { keepChanges, loadSnapshot, store } from './store/db'
import type { TableName } from './store/rows'
import { requestOf, tokenOf } from './testing/inProcess'
import { samples } from './testing/samples'
import { freshStore } from './transport/node'

const ADMIN = personaOf('admin').userId
const clients = (['active', 'expired', 'new'] as const).map((persona) => personaOf(persona).userId)
const ids = Object.keys(operations) as OperationId[]

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  freshStore()
})

/** One admin, three clients without purchases, and plans with terms that end during a walk. */
function emptyServer(): void {
  setClockOffset(0)
  const { user, plan, contact } = buildSeed('default', now())
  loadSnapshot({
    ...buildSeed('empty', now()),
    user: user.filter(({ _id }) => [ADMIN, ...clients].includes(_id)),
    plan: plan.map((each, index) => ({ ...each, duration: [1, 2, 30][index % 3] ?? 1 })),
    contact,
  })
  keepChanges()
}

// few values, so that calls often collide
const words = fc.constantFrom('Once more', '  The form sends no mail ', '₹1 “off” 🙂')
const codes = fc.constantFrom('GIFT', ' gift ', 'Monsoon')
const amounts = fc.constantFrom(1, 499.5, 10_000_000)
const emails = fc.constantFrom('asha@fort.example', ' Asha@Fort.example ', 'bela@fort.example')
const passwords = fc.constantFrom('alphonso-1', 'alphonso-2')
const planNames = fc.constantFrom('Starter', 'Premium', 'P R O', 'Basic Site', 'Gold')
const plan = fc.record({ name: planNames, price: amounts, duration: fc.constantFrom(1, 2, 30) })
const transactions = fc.oneof(
  fc.constantFrom('4127 3391 0001', '412733910001', 'ab12', 'ＡＢ１２', '\u200b', 'FREE-GIFT', ' free-gift'),
  fc.nat(99_999).map(String),
)

const bodies: { [Id in OperationId]?: fc.Arbitrary<object> } = {
  login: fc.record({ email: emails, password: passwords }),
  register: fc.record({ email: emails, password: passwords, name: words }),
  changeUserRole: fc.record({ role: fc.constantFrom('user', 'user', 'admin') }),
  createPlan: plan,
  updatePlan: plan,
  subscribe: fc.record({ plan: planNames, transactionId: transactions, method: fc.constant('upi') }),
  rejectSubscription: fc.record({ reason: words }),
  rejectRenewal: fc.record({ reason: words }),
  sendNotification: fc.record({ message: words, userId: fc.constantFrom(null, ...clients) }),
  createComplaint: fc.record({ message: words }),
  sendChatMessage: fc.record({ text: words }),
  resolveComplaint: fc.record({ status: fc.constant('resolved'), response: words }),
  decideReopen: fc.record({ action: fc.constantFrom('accept', 'reject') }),
  applyCoupon: fc.record({ code: codes, use: fc.boolean() }),
  createCoupon: fc.record({ code: codes, amount: amounts, usageLimit: fc.constantFrom(null, 1, 2) }),
}

/** The table of an operation's row, by a word in the operation's name. */
const tables: [word: RegExp, table: TableName][] = [
  [/Subscription|Renewal/, 'subscription'],
  [/PaymentOption/, 'paymentOption'],
  [/Plan/, 'plan'],
  [/Coupon/, 'coupon'],
  [/Notification/, 'notification'],
  [/Complaint|Chat|decideReopen/, 'complaint'],
  [/Role/, 'user'],
  [/Contact/, 'contact'],
  [/TeamMember/, 'teamMember'],
  [/Feature/, 'feature'],
  [/Service/, 'service'],
]

/** Usually one of the caller's rows, sometimes anyone's or an unknown ID. */
function rowFor(id: OperationId, nth: number, caller: string): string {
  const table = tables.find(([word]) => word.test(id))?.[1]
  const all: { _id: string; userId?: string | null }[] = table ? store[table].list() : []
  const own = all.filter(({ userId }) => userId === caller)
  const rows = nth % 4 > 0 && own.length > 0 ? own : all
  return nth % 20 === 0 ? 'unknown' : (rows[nth % rows.length]?._id ?? 'unknown')
}

type Step = { id: OperationId; nth: number; by: number; body: object; days: number }

/** The operations to call most often. */
const busy =
  /^(subscribe|approve|reject|requestRenewal|applyCoupon|createCoupon|.*Reopen|reopen.*|.*Complaint)/
const step: fc.Arbitrary<Step> = fc
  .oneof(...ids.map((id) => ({ weight: busy.test(id) ? 6 : 1, arbitrary: fc.constant(id) })))
  .chain((id) =>
    fc.record({
      id: fc.constant(id),
      nth: fc.nat(100),
      by: fc.nat(20),
      body: bodies[id] ?? fc.constant({}).map(() => Object(samples[creating(id)](ADMIN).body) as object),
      days: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.constantFrom(0.02, 1, 3, 40)),
    }),
  )

const creating = (id: OperationId) =>
  /^(?:update|delete)(?:TeamMember|Feature|Service|PaymentOption)$/.test(id)
    ? (id.replace(/^(?:update|delete)/, 'create') as OperationId)
    : id.startsWith('create')
      ? id
      : 'getMe'

/** Calls as a permitted user, except one time in twenty. Returns a description of the call. */
async function take({ id, nth, by, body, days }: Step): Promise<string> {
  setClockOffset(clockOffset() + days * DAY)
  const { audience, method } = operations[id]
  const usual = audience === 'admin' ? ADMIN : (clients[by % clients.length] ?? ADMIN)
  const caller = by === 20 ? (clients[nth % 3] ?? ADMIN) : usual
  const row = rowFor(id, nth, caller)
  const params = operations[id].path.includes('{id}') ? { id: row } : undefined
  const sent = id === 'requestRenewal' ? { subscriptionId: row } : body
  const input = { params, ...(operations[id].body !== 'none' && { body: sent }) } as CallInput<OperationId>
  const request = requestOf(id, input, tokenOf(caller))
  // rejects if the answer breaks the contract
  const { status } = await serveOperation(id, handlers[id] as Handler<OperationId>, request, params as never)
  if (status < 300 && id.startsWith('approve')) expectWholeTerm(row)
  return `${caller} ${method} ${id} ${JSON.stringify(input)}: ${status}`
}

function expectWholeTerm(id: string): void {
  const { planId, approvedAt, expiresAt } = store.subscription.get(id) ?? {}
  const bought = store.plan.get(planId ?? '')
  const days = (Date.parse(expiresAt ?? '') - Date.parse(approvedAt ?? '')) / DAY
  if (bought) expect(days).toBe(bought.duration)
}

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) < index)

/** Descriptions of the violated rules. */
function brokenInvariants(): string[] {
  const [coupons, uses, bought] = [store.coupon.list(), store.couponUse.list(), store.subscription.list()]
  const paid = bought.flatMap(({ transactionId }) =>
    /^\s*FREE-/i.test(transactionId ?? '') ? [] : [transactionId ?? ''],
  )
  const pending = bought.filter(({ status }) => status === 'pending')
  const countOf = (couponId: string) => uses.filter((use) => use.couponId === couponId).length
  return [
    ...coupons
      .filter(({ _id, usedCount }) => usedCount !== countOf(_id))
      .map(({ code }) => `${code} miscounts its uses`),
    ...coupons
      .filter(({ usedCount, usageLimit }) => usedCount > (usageLimit ?? Infinity))
      .map(({ code }) => `${code} exceeds its limit`),
    ...coupons
      .filter(({ usedCount, usageLimit, active }) => active && usedCount === usageLimit)
      .map(({ code }) => `${code} is active at its limit`),
    ...repeated(uses.map(({ couponId, userId }) => `${userId} used ${couponId} twice`)),
    ...repeated(coupons.map(({ code }) => `two coupons ${code}`)),
    ...repeated(store.user.list().map(({ email }) => `two accounts ${email}`)),
    ...repeated(
      store.plan.list().map(({ name }) => `two plans at ${name.toLowerCase().replaceAll(/\s/g, '')}`),
    ),
    ...repeated(bought.map(({ uniqueId }) => `two subscriptions ${uniqueId}`)),
    ...repeated(pending.map(({ userId, planId }) => `two pending requests of ${userId} for ${planId}`)),
    ...repeated(paid.map((id) => `the transaction ${comparableId(id)} counts twice`)),
    ...bought.flatMap((row) => {
      const runs = row.status === 'active' || row.status === 'expired'
      const isTrue = [
        runs === (row.expiresAt !== null && row.approvedAt !== null),
        row.status !== 'expired' || Date.parse(row.expiresAt ?? '') <= now(),
        row.renewalStatus === null || row.status === 'expired',
        (row.status === 'rejected') === (row.rejectionReason !== null),
        (row.renewalStatus === 'rejected') === (row.renewalRejectionReason !== null),
      ]
      return isTrue.includes(false) ? [`${row.uniqueId} cannot be so: ${JSON.stringify(row)}`] : []
    }),
    ...store.complaint.list().flatMap(({ _id, status, response, reopenStatus }) => {
      const isTrue = [
        status !== 'resolved' || response !== null,
        reopenStatus !== 'pending' || status === 'resolved',
        reopenStatus !== 'accepted' || status === 'open',
      ]
      return isTrue.includes(false)
        ? [`${_id} cannot be ${status} with its reopen request ${reopenStatus}`]
        : []
    }),
  ]
}

test(
  'keeps the contract and the store’s invariants for random calls',
  async () => {
    await holds(
      fc.asyncProperty(
        fc.noBias(fc.array(step, { minLength: 100, maxLength: 400, size: 'max' })),
        async (steps) => {
          emptyServer()
          const story: string[] = []
          for (const each of steps) {
            story.push(await take(each))
            const broken = brokenInvariants()
            if (broken.length > 0) throw new Error([...broken, ...story.slice(-5)].join('\n'))
          }
        },
      ),
      6,
    )
  },
  10 * MINUTE,
)
