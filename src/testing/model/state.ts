import type {
  AnswerOf,
  BodyOf,
  Complaint,
  Coupon,
  OperationId,
  ParamsOf,
  PaymentOption,
  Plan,
  Subscription,
  User,
} from '@/contract'
import type { Snapshot } from '@mocks/store/rows'

/**
 * What a server of this contract has to remember, written from SPEC.md and the contract's rules and not from the mock. The
 * model test asks the mock and this model the same, and holds the answers against each other.
 */
export type Account = User & { password: string }
/** As stored: `status` is what was decided last, and `standing` says what the time has made of it. */
export type Bought = Omit<Subscription, 'user'> & {
  userId: string
  planId: string
  approvedAt: number | null
}
export type Note = {
  _id: string
  userId: string | null
  title: string
  message: string
  createdAt: string
  readBy: string[]
}
export type Ticket = Omit<Complaint, 'user'> & { userId: string; chat: AnswerOf<'listChatMessages'>['chat'] }
export type Discount = Coupon & { usedBy: string[] }

export type Model = {
  /** Milliseconds since the epoch. */
  now: number
  accounts: Account[]
  /** By token: whose it is, and until when in milliseconds since the epoch. */
  sessions: Map<string, { userId: string; until: number }>
  /** By email address: the times of the failures in a row, in milliseconds since the epoch. */
  failures: Map<string, number[]>
  plans: Plan[]
  bought: Bought[]
  coupons: Discount[]
  notes: Note[]
  /** Subscription and day in India of each reminder that went out. */
  reminders: Set<string>
  tickets: Ticket[]
  paymentOptions: PaymentOption[]
  features: AnswerOf<'listFeatures'>['features']
  services: AnswerOf<'listServices'>['services']
  teamMembers: AnswerOf<'listTeamMembers'>['teamMembers']
  contacts: AnswerOf<'listContacts'>['contacts']
  subscribers: AnswerOf<'listNewsletterSubscribers'>['subscribers']
  /** Every id and token that the server has given out. */
  given: Set<string>
}

/** The contract's audience is checked before a rule is asked, so a caller is missing in a visitor's calls alone. */
export type Call<Id extends OperationId> = {
  model: Model
  caller: Account
  params: ParamsOf<Id>
  body: BodyOf<Id>
}

export type Rule<Id extends OperationId> = {
  /** Every refusal that holds, as `400 message`; the server may name any of them. None: the call succeeds. */
  refusals?: (call: Call<Id>) => readonly string[]
  /** What a refused call changes nevertheless. */
  refused?: (call: Call<Id>) => void
  /** Changes the model, and says what the answer has to be. Ids that the server chose are taken from its answer. */
  done: (call: Call<Id>, answer: AnswerOf<Id>) => AnswerOf<Id>
}
export type Rules<Ids extends OperationId> = { [Id in Ids]: Rule<Id> }

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const DAY = 24 * 60 * MINUTE

export const iso = (ms: number) => new Date(ms).toISOString()

/** Takes an id that the server has chosen. Throws when it has given it out before. */
export function taken(model: Model, id: string): string {
  if (model.given.has(id)) throw new Error(`The server has given out ${id} before.`)
  model.given.add(id)
  return id
}

export const byId = <Row extends { _id: string }>(rows: readonly Row[], id: string): Row | undefined =>
  rows.find((row) => row._id === id)

/** For a rule whose refusals have made sure that there is one. */
export function sure<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('The model has no such row.')
  return row
}

/** Each condition that holds gives its refusal. */
export const when = (...pairs: readonly (readonly [holds: boolean, refusal: string])[]): string[] =>
  pairs.filter(([holds]) => holds).map(([, refusal]) => refusal)

export function without(rows: { _id: string }[], id: string): void {
  rows.splice(
    rows.findIndex((row) => row._id === id),
    1,
  )
}

export const userRef = (model: Model, userId: string) => {
  const account = byId(model.accounts, userId)
  return account ? { _id: account._id, name: account.name, email: account.email } : null
}

/** A model of a server that holds these rows and nothing else of what clients make. */
export function modelOf(rows: Snapshot, passwordOfAdmin: string, now: number): Model {
  const ids = Object.values(rows).flatMap((table) => table.map(({ _id }) => _id))
  return {
    now,
    accounts: rows.user.map(({ passwordDigest: _digest, ...user }) => ({
      ...user,
      password: passwordOfAdmin,
    })),
    sessions: new Map(),
    failures: new Map(),
    plans: rows.plan.map((plan) => ({ ...plan })),
    bought: [],
    coupons: [],
    notes: [],
    reminders: new Set(),
    tickets: [],
    paymentOptions: [],
    features: [],
    services: [],
    teamMembers: [],
    contacts: rows.contact.map((contact) => ({ ...contact })),
    subscribers: rows.subscriber.map((subscriber) => ({ ...subscriber })),
    given: new Set(ids),
  }
}
