import { type OperationId, operations } from '@/contract'
import { capitalized, type Collection, collections, newBodies } from './bodies'
import { Blocked, type Input, type Probe } from './probe'

export type Credentials = { email: string; password: string }
export type Client = Credentials & { token: string; id: string }
export type Access = { adminToken?: string; admin?: Credentials; expired?: Credentials }

export type Row = { _id: string; [field: string]: unknown }
/** A row that the tool created, and the fields that it sent. */
export type Created = { row: Row; fields: Record<string, unknown> }

const isRow = (value: unknown): value is Row => {
  const { _id }: { _id?: unknown } = Object(value)
  return typeof _id === 'string' && _id !== ''
}

/** The rows in an answer: a bare list, or a list or single rows under any key. */
export function rowsOf(answer: unknown): Row[] {
  const values: unknown[] = Array.isArray(answer) ? answer : Object.values(Object(answer))
  return (Array.isArray(answer) ? values : (values.find(Array.isArray) ?? values)).filter(isRow)
}

/** The operations of a collection, by the contract's naming. */
export const callsOf = <Each extends Collection>(collection: Each) => ({
  create: `create${capitalized(collection)}` as const,
  list: `list${capitalized(collection)}s` as const,
  remove: `delete${capitalized(collection)}` as const,
  update: collection === 'coupon' ? null : (`update${capitalized(collection)}` as UpdateOf<Each>),
})
type UpdateOf<Each extends Collection> = `update${Capitalize<Exclude<Each, 'coupon'>>}`

/** Accounts and rows, made when a check first asks for them. Methods throw Blocked if the server cannot make them. */
export class Fixtures {
  readonly probe: Probe
  readonly bodies = newBodies()
  /** Accounts and rows that no call deletes, and rows whose deletion failed. */
  readonly leftBehind: string[] = []
  readonly #access: Access
  readonly #made = new Map<string, Promise<unknown>>()
  readonly #undo: { id: OperationId; input: Input; what: string }[] = []

  constructor(probe: Probe, access: Access) {
    this.probe = probe
    this.#access = access
    const { adminToken, admin, expired } = access
    for (const secret of [adminToken, admin?.password, expired?.password]) probe.keepSecret(secret ?? '')
  }

  get hasAdmin(): boolean {
    return this.#access.adminToken !== undefined || this.#access.admin !== undefined
  }

  /** Rejects if the server refuses the sign-in of a named account: a wrong password says nothing about the server. */
  async signInNamed(): Promise<void> {
    const { admin, expired } = this.#access
    if (admin) await this.adminToken().catch(() => this.#rejectRefused(admin))
    if (expired) await this.expiredClient().catch(() => this.#rejectRefused(expired))
  }

  #rejectRefused({ email }: Credentials): void {
    const status = this.probe.requests.seen.at(-1)?.status ?? 0
    if ([400, 401, 403].includes(status))
      throw new Error(`The server refuses to sign in ${email} (${status}). Check the password.`)
  }

  adminToken(): Promise<string> {
    return this.once('admin', async () => {
      const { adminToken, admin } = this.#access
      if (adminToken !== undefined) return adminToken
      if (!admin) throw new Blocked('no admin was named')
      return (await this.signIn(admin)).token
    })
  }

  expiredClient(): Promise<Client> {
    return this.once('expired', async () => {
      if (!this.#access.expired) throw new Blocked('no client with an expired subscription was named')
      return this.signIn(this.#access.expired)
    })
  }

  /** Rejects with Blocked if the answer has no token. */
  async signIn({ email, password }: Credentials): Promise<Client> {
    const answer = await this.probe.succeed('login', { body: { email, password } })
    if (!answer?.token) throw new Blocked('the answer to a login has no token')
    this.probe.keepSecret(answer.token)
    return { email, password, token: answer.token, id: answer.user._id }
  }

  client(which: 'first' | 'second' | 'third' = 'first'): Promise<Client> {
    return this.once(`client ${which}`, async () => {
      const body = this.bodies.account()
      const { email, password } = body
      this.probe.keepSecret(password)
      const answer = await this.probe.succeed('register', { body })
      if (!answer?.token) throw new Blocked('the answer to a registration has no token')
      const { token, user } = answer
      this.probe.keepSecret(token)
      this.leftBehind.push(`the account ${email.toLowerCase()}`)
      return { email, password, token, id: user._id || (await this.#idOf(email, token)) }
    })
  }

  /** For a server whose registration does not return the ID. */
  async #idOf(email: string, token: string): Promise<string> {
    const me = await this.probe.succeed('getMe', { token })
    if (me?._id || !this.hasAdmin) return me?._id ?? ''
    const users = rowsOf(await this.probe.succeed('listUsers', { token: await this.adminToken() }))
    return users.find((user) => String(user['email']).toLowerCase() === email.toLowerCase())?._id ?? ''
  }

  own(collection: Collection): Promise<Created> {
    return this.once(collection, () => this.make(collection))
  }

  async make(collection: Collection, changes: object = {}): Promise<Created> {
    const { fields, body, mark } = this.bodies.of(collection, changes)
    const { create, list } = callsOf(collection)
    const token = await this.adminToken()
    const answer: unknown = await this.probe.succeed(create, { body, token })
    const row = await this.#stored(Object(answer)[collection], list, token, mark)
    this.#removeLater(collection, row._id, mark)
    return { row, fields }
  }

  #removeLater(collection: Collection, id: string, mark: string): void {
    const what = `the ${collection} “${mark}”`
    this.#undo.unshift({ id: callsOf(collection).remove, input: { params: { id } }, what })
  }

  /** Schedules the deletion of a row that a check has made, if its ID can be found. */
  async removeMade(collection: Collection, body: unknown, mark: string | undefined): Promise<void> {
    const content: unknown = Object(body)[collection] ?? Object(body).data ?? body
    const { _id, id = _id }: { _id?: unknown; id?: unknown } = Object(content)
    const { list } = callsOf(collection)
    const sent = typeof id === 'string' && id !== '' ? id : undefined
    const row = sent || mark === undefined ? null : await this.#find(list, await this.adminToken(), mark)
    const known = sent ?? row?._id
    if (known === undefined) this.leftBehind.push(`a ${collection} that could not be found`)
    else this.#removeLater(collection, known, mark ?? known)
  }

  /** Deletes, or at least names, what the server stored although it should have refused the call. */
  async #removeAccepted(): Promise<void> {
    for (const { id, exchange } of this.probe.accepted) {
      const { call, body } = exchange
      const made = collections.find((each) => callsOf(each).create === id)
      if (made && this.hasAdmin) await this.removeMade(made, body, this.bodies.markIn(call.body))
      else if (operations[id].method === 'post' && id !== 'login')
        this.leftBehind.push(`what ${id} stored, although the server should have refused the call`)
    }
  }

  /** A pending subscription to a separate plan, because a client may have only one pending request per plan. */
  async subscription(client: Client): Promise<Created & { transactionId: string }> {
    const { fields } = await this.make('plan')
    const body = { plan: String(fields['name']), transactionId: this.bodies.transactionId(), method: 'upi' }
    const answer = await this.probe.succeed('subscribe', { body, token: client.token })
    const row = await this.#stored(
      answer?.subscription,
      'listMySubscriptions',
      client.token,
      body.transactionId,
    )
    this.leftBehind.push(`the subscription ${row._id} of ${client.email.toLowerCase()}`)
    return { row, fields, transactionId: body.transactionId }
  }

  async ticket(client: Client): Promise<Row> {
    const message = this.bodies.sentence()
    const answer = await this.probe.succeed('createComplaint', { body: { message }, token: client.token })
    this.leftBehind.push(`the ticket “${message}”`)
    return this.#stored(answer?.complaint, 'listMyComplaints', client.token, message)
  }

  /** The row in a write's answer, or else the row with this text in the list. */
  async #stored(row: unknown, list: OperationId, token: string, text: string): Promise<Row> {
    const [found = await this.#find(list, token, text)] = rowsOf([row])
    if (!found) throw new Blocked(`${list} does not have the stored row`)
    return found
  }

  async #find(list: OperationId, token: string, text: string): Promise<Row | undefined> {
    const rows = rowsOf(await this.probe.succeed(list, { token: operations[list].credential ? token : null }))
    return rows.find((row) => JSON.stringify(row).toLowerCase().includes(text.toLowerCase()))
  }

  async cleanUp(): Promise<void> {
    await this.#removeAccepted().catch((error: unknown) =>
      this.leftBehind.push(`possibly more, because the clean-up failed: ${String(error)}`),
    )
    for (const { id, input, what } of this.#undo) {
      const call = this.probe.callOf(id, { ...input, token: await this.adminToken() })
      const { status } = await this.probe.requests.sendOnce(call)
      if (status !== 404 && (status < 200 || status > 299)) this.leftBehind.push(what)
    }
  }

  once<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#made.get(key) as Promise<Value> | undefined
    const made = known ?? make()
    this.#made.set(key, made)
    return made
  }
}
