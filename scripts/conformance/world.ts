import type { OperationId } from '@/contract'
import { Blocked, type Input, type Probe } from './probe'
import { type Row, rowsOf } from './rows'
import { newBodies, type Thing } from './bodies'

export type Credentials = { email: string; password: string }
export type Client = Credentials & { token: string; id: string }
export type Access = { adminToken?: string; admin?: Credentials; expired?: Credentials }

/** How to make, find and remove a row of a collection. */
const collections = {
  plan: { create: 'createPlan', list: 'listPlans', remove: 'deletePlan' },
  coupon: { create: 'createCoupon', list: 'listCoupons', remove: 'deleteCoupon' },
  paymentOption: { create: 'createPaymentOption', list: 'listPaymentOptions', remove: 'deletePaymentOption' },
  teamMember: { create: 'createTeamMember', list: 'listTeamMembers', remove: 'deleteTeamMember' },
  feature: { create: 'createFeature', list: 'listFeatures', remove: 'deleteFeature' },
  service: { create: 'createService', list: 'listServices', remove: 'deleteService' },
} as const satisfies Record<Thing, Record<string, OperationId>>

/** How servers refuse a wrong password. */
const refusals = new Set([400, 401, 403])

/** A row of one's own, and what was sent to make it. */
export type Made = { row: Row; fields: Record<string, unknown> }

/**
 * What a check stands on: accounts, and rows of its own. Everything is made when a check first asks for it, so that each
 * check stands alone. All methods throw Blocked when the server cannot give it.
 */
export class World {
  readonly probe: Probe
  readonly bodies: ReturnType<typeof newBodies>
  /** What the contract has no way to delete, and what could not be deleted. */
  readonly leftBehind: string[] = []
  readonly #access: Access
  readonly #made = new Map<string, Promise<unknown>>()
  readonly #undo: { id: OperationId; input: Input; what: string }[] = []

  constructor(probe: Probe, access: Access) {
    this.probe = probe
    this.#access = access
    const { adminToken, admin, expired } = access
    for (const secret of [adminToken, admin?.password, expired?.password]) probe.keepSecret(secret ?? '')
    this.bodies = newBodies()
  }

  get hasAdmin(): boolean {
    return this.#access.adminToken !== undefined || this.#access.admin !== undefined
  }

  get hasExpired(): boolean {
    return this.#access.expired !== undefined
  }

  /** Rejects when the server refuses to sign in somebody who was named: a wrong password says nothing of the server. */
  async signInNamed(): Promise<void> {
    const { admin, expired } = this.#access
    if (admin) await this.admin().catch(() => this.#rejectRefused(admin))
    if (expired) await this.expired().catch(() => this.#rejectRefused(expired))
  }

  #rejectRefused({ email }: Credentials): void {
    const status = this.probe.line.seen.at(-1)?.status ?? 0
    if (refusals.has(status))
      throw new Error(
        `The server refuses to sign in ${email} (${status}): is that the right password? Without the account, all that needs no sign-in of it is checked.`,
      )
  }

  /** The token of the admin that the tool was given. */
  admin(): Promise<string> {
    return this.#once('admin', async () => {
      const { adminToken, admin } = this.#access
      if (adminToken !== undefined) return adminToken
      if (!admin) throw new Blocked('no admin was named')
      return (await this.signIn(admin)).token
    })
  }

  /** A client of one's own, newly registered. */
  client(which: 'first' | 'second' | 'third' = 'first'): Promise<Client> {
    return this.#once(`client ${which}`, async () => {
      const body = this.bodies.account()
      this.probe.keepSecret(body.password)
      const answer = await this.probe.succeed('register', { body })
      if (!answer?.token) throw new Blocked('a registration gives no token')
      this.probe.keepSecret(answer.token)
      this.leftBehind.push(`the account ${body.email.toLowerCase()}`)
      const { email, password } = body
      const id = answer.user._id || (await this.#idOf(email, answer.token))
      return { email, password, token: answer.token, id }
    })
  }

  /** The client that was named, whose subscription has expired. */
  expired(): Promise<Client> {
    return this.#once('expired', async () => {
      if (!this.#access.expired) throw new Blocked('no client with an expired subscription was named')
      return this.signIn(this.#access.expired)
    })
  }

  async signIn({ email, password }: Credentials): Promise<Client> {
    const answer = await this.probe.succeed('login', { body: { email, password } })
    if (!answer?.token) throw new Blocked('a sign-in gives no token')
    this.probe.keepSecret(answer.token)
    return { email, password, token: answer.token, id: answer.user._id }
  }

  /** A row of one's own, which checks share. */
  own(thing: Thing): Promise<Made> {
    return this.#once(thing, () => this.make(thing))
  }

  /** One more row, removed at the end. */
  async make(thing: Thing, changes: object = {}): Promise<Made> {
    const { create } = collections[thing]
    const token = await this.admin()
    const { fields, body, mark } = this.bodies.of(thing, changes)
    const answer: unknown = await this.probe.succeed(create, { body, token })
    const row = rowsOf({ answer: [Object(answer)[thing]] })[0] ?? (await this.find(thing, mark))
    if (!row) throw new Blocked(`what ${create} stored is nowhere to be found`)
    this.removeLater(thing, row._id, mark)
    return { row, fields }
  }

  /** The row of the list that carries the mark. */
  async find(thing: Thing, mark: string): Promise<Row | undefined> {
    const token = await this.admin()
    const answer = await this.probe.succeed(collections[thing].list, thing === 'plan' ? {} : { token })
    return rowsOf(answer).find((row) => JSON.stringify(row).toLowerCase().includes(mark.toLowerCase()))
  }

  removeLater(thing: Thing, id: string, mark: string): void {
    this.#undo.unshift({
      id: collections[thing].remove,
      input: { params: { id } },
      what: `the ${thing} “${mark}”`,
    })
  }

  /** Sees to the removal of a row that a check has made, wherever its id can be learnt. */
  async removeMade(thing: Thing, body: unknown, mark: string): Promise<void> {
    const content: unknown = Object(body)[thing] ?? Object(body).data ?? body
    const { _id, id = _id }: { _id?: unknown; id?: unknown } = Object(content)
    const known = typeof id === 'string' && id !== '' ? id : (await this.find(thing, mark))?._id
    if (known === undefined) this.leftBehind.push(`a ${thing} that is nowhere to be found`)
    else this.removeLater(thing, known, mark)
  }

  /** A subscription of the client, waiting for a decision; to a plan of its own, for one may wait only once. */
  async subscription(client: Client): Promise<Made> {
    const { fields } = await this.make('plan')
    const body = { plan: String(fields['name']), transactionId: this.bodies.transactionId(), method: 'upi' }
    const answer = await this.probe.succeed('subscribe', { body, token: client.token })
    const known = rowsOf({ answer: [answer?.subscription] })[0]
    const mine = known ? [] : rowsOf(await this.probe.succeed('listMySubscriptions', { token: client.token }))
    const row = known ?? mine.find(({ transactionId }) => transactionId === body.transactionId)
    if (!row) throw new Blocked('a stored subscription is nowhere to be found')
    this.leftBehind.push(`the subscription ${row._id} of ${client.email.toLowerCase()}`)
    return { row, fields }
  }

  /** A ticket of the client. */
  async ticket(client: Client): Promise<Row> {
    const message = this.bodies.sentence()
    const answer = await this.probe.succeed('createComplaint', { body: { message }, token: client.token })
    const known = rowsOf({ answer: [answer?.complaint] })[0]
    const mine = known ? [] : rowsOf(await this.probe.succeed('listMyComplaints', { token: client.token }))
    const row = known ?? mine.find((each) => each['message'] === message)
    if (!row) throw new Blocked('a stored ticket is nowhere to be found')
    this.leftBehind.push(`the ticket “${message}”`)
    return row
  }

  /** Removes what was made, the newest first. */
  async cleanUp(): Promise<void> {
    for (const { id, input, what } of this.#undo) {
      const call = this.probe.callOf(id, { ...input, token: await this.admin() })
      const { status } = await this.probe.line.sendOnce(call)
      if (status !== 404 && (status < 200 || status > 299)) this.leftBehind.push(what)
    }
  }

  /** Of a registration that answers no id. */
  async #idOf(email: string, token: string): Promise<string> {
    const me = await this.probe.succeed('getMe', { token })
    if (me?._id || !this.hasAdmin) return me?._id ?? ''
    const users = rowsOf(await this.probe.succeed('listUsers', { token: await this.admin() }))
    return users.find((user) => String(user['email']).toLowerCase() === email.toLowerCase())?._id ?? ''
  }

  #once<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#made.get(key) as Promise<Value> | undefined
    const made = known ?? make()
    this.#made.set(key, made)
    return made
  }
}
