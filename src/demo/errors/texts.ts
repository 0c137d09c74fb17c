import type { OperationId } from '@/contract'
import { type DoneId, doneText, failureText } from '@/texts/calls'
import { callTexts } from '@/texts/catalogue'
import type { Failure } from '@/texts/failure'
import { newsletterTexts } from '@/texts/newsletter'
import { texts } from '@/texts/texts'

export type How = number | '5xx' | 'network' | 'timeout' | { not: number[] }

export const sections = ['Login', 'Newsletter', 'User area', 'Admin'] as const
export type CatalogueSection = (typeof sections)[number]

/** A text of SPEC section 8, and what must happen before it shows. */
export type CatalogueText = {
  id: string
  section: CatalogueSection
  /** The text on screen, with `{…}` for a value. `server`: the server's message. `silent`: no message. */
  shown: { text: string } | 'server' | 'silent'
  /** One of these calls has failed; if `how` is given, in that way. `unexplained`: the server gave no message. */
  failed?: { operations: OperationId[]; how?: How; unexplained?: boolean }
  done?: OperationId
}

/** A status without a specific text. */
const ANY_STATUS = 418

function failureFrom(how?: How): Failure {
  if (how === 'network' || how === 'timeout') return { kind: how }
  return { kind: 'status', status: typeof how === 'number' ? how : how === '5xx' ? 503 : ANY_STATUS }
}

const manner = (how?: How) => (how === undefined ? '' : typeof how === 'object' ? ': else' : `: ${how}`)

function fails<Id extends OperationId>(
  section: CatalogueSection,
  operations: Id | [Id, ...Id[]],
  how?: How,
  variant?: Parameters<typeof failureText<Id>>[2],
): CatalogueText {
  const ids = [operations].flat() as [Id, ...Id[]]
  const text = failureText(ids[0], failureFrom(how), variant)
  const id = `${text || 'Nothing'} (${ids.join(', ')}${manner(how)})`
  return { id, section, shown: text === '' ? 'silent' : { text }, failed: { operations: ids, how } }
}

const eachFails = (section: CatalogueSection, ...operations: OperationId[]) =>
  operations.map((operation) => fails(section, operation))

/** "server message or …" in SPEC means two texts. */
function serverOr(
  section: CatalogueSection,
  operations: OperationId | [OperationId, ...OperationId[]],
  how?: How,
): CatalogueText[] {
  const own = fails(section, operations, how)
  const ids = [operations].flat()
  return [
    { ...own, id: `Server message (${ids.join(', ')}${manner(how)})`, shown: 'server' },
    { ...own, failed: { operations: ids, how, unexplained: true } },
  ]
}

const says = (section: CatalogueSection, text: string, done?: OperationId): CatalogueText => ({
  id: text,
  section,
  shown: { text },
  ...(done && { done }),
})

const succeeds = (...operations: DoneId[]) => operations.map((id) => says('Admin', callTexts[id].done, id))

const managed = (name: 'TeamMember' | 'Feature' | 'Service'): CatalogueText[] => {
  const saving: [OperationId, OperationId] = [`create${name}`, `update${name}`]
  const deleting: OperationId = `delete${name}`
  return [
    fails('Admin', saving, 401),
    fails('Admin', saving, 403),
    ...serverOr('Admin', saving, 400),
    ...serverOr('Admin', saving, { not: [400, 401, 403] }),
    fails('Admin', deleting, 401),
    fails('Admin', deleting, 403),
    fails('Admin', deleting, 404),
    fails('Admin', deleting),
    ...succeeds(`create${name}`, `update${name}`, `delete${name}`),
  ]
}

const login = [
  fails('Login', 'login', 'timeout'),
  ...serverOr('Login', 'login', 400),
  fails('Login', 'login', 401),
  fails('Login', 'login', 429),
  fails('Login', 'login', '5xx'),
  fails('Login', 'login', 'network'),
  fails('Login', 'login'),
]

const newsletter = Object.values(newsletterTexts).map((text) => says('Newsletter', text))

const userArea = [
  ...serverOr('User area', 'register'),
  fails('User area', 'listPlans'),
  says('User area', texts.noPlans),
  ...eachFails('User area', 'listMySubscriptions', 'listMyNotifications', 'listMyComplaints'),
  fails('User area', 'listMyComplaints', undefined, 'tickets'),
  fails('User area', 'listMySubscriptions', undefined, 'details'),
  fails('User area', 'listMySubscriptions', undefined, 'purchases'),
  ...serverOr('User area', 'createComplaint'),
  fails('User area', 'sendChatMessage'),
  fails('User area', 'getComplaint', 401),
  fails('User area', 'getComplaint', 404),
  fails('User area', 'getComplaint'),
  fails('User area', 'getComplaint', 'network'),
  ...serverOr('User area', 'requestRenewal'),
  fails('User area', 'markNotificationRead'),
  fails('User area', 'subscribe', 500),
  fails('User area', 'subscribe', 401),
  ...serverOr('User area', 'subscribe', 400),
  ...serverOr('User area', 'subscribe', { not: [400, 401, 500] }),
  ...serverOr('User area', 'applyCoupon'),
  says('User area', doneText('applyCoupon', '₹{amount}'), 'applyCoupon'),
]

const plansAndCoupons = [
  'createPlan',
  'updatePlan',
  'deletePlan',
  'createCoupon',
  'deactivateCoupon',
  'deleteCoupon',
] as const

const admin = [
  fails('Admin', 'getStats', undefined, 'dashboard'),
  ...eachFails(
    'Admin',
    'listPendingSubscriptions',
    'listAllSubscriptions',
    'listUsers',
    'getStats',
    'listNotifications',
    'listContacts',
    'listRenewalRequests',
    'listNewsletterSubscribers',
    'listCoupons',
    'listComplaints',
    'listTeamMembers',
    'listFeatures',
    'listServices',
    'listPaymentOptions',
    'approveSubscription',
    'rejectSubscription',
    'approveRenewal',
    'rejectRenewal',
    'sendNotification',
    'sendAutoExpiryNotifications',
    ...plansAndCoupons,
    'decideReopen',
    'resolveComplaint',
  ),
  ...serverOr('Admin', 'changeUserRole'),
  ...managed('TeamMember'),
  ...managed('Feature'),
  ...managed('Service'),
  ...serverOr('Admin', ['createPaymentOption', 'updatePaymentOption']),
  fails('Admin', 'deletePaymentOption'),
  ...eachFails('Admin', 'markContactRead', 'markContactUnread'),
  // the notifications screen shows no message until “One user” is chosen
  { ...fails('Admin', 'listUsers'), id: 'Nothing (listUsers)', shown: 'silent' } satisfies CatalogueText,
  ...succeeds(
    'approveSubscription',
    'rejectSubscription',
    'sendNotification',
    'sendAutoExpiryNotifications',
    ...plansAndCoupons,
    'changeUserRole',
    'createPaymentOption',
    'updatePaymentOption',
    'deletePaymentOption',
  ),
  says('Admin', texts.copied),
]

/** All texts of SPEC section 8, taken from the product; `texts.test.ts` compares them with the specification. */
export const catalogue: readonly CatalogueText[] = [...login, ...newsletter, ...userArea, ...admin]
