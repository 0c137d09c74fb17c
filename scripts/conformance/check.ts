import type { OperationId } from '@/contract'
import { type Client, type Fixtures, type Row, rowsOf } from './fixtures'
import { Blocked, type Input, type Probe } from './probe'
import { isSuccess } from './requestContext'

export type Context = { probe: Probe; fixtures: Fixtures }

/** `run` may throw Blocked or Halt. */
export type Check = {
  id: string
  title: string
  /** Whether the check stores anything, even if only a new account. */
  writes: boolean
  needsAdmin: boolean
  run(context: Context): Promise<void>
}

type Run<Needed> = (context: Needed) => Promise<void>

/** A check that stores something, unless it is passed to `readers`. */
export const check = (id: string, title: string, run: Run<Context>): Check => ({
  id,
  title,
  writes: true,
  needsAdmin: false,
  run,
})

export const readers = (checks: readonly Check[]) => checks.map((each) => ({ ...each, writes: false }))

export type AdminContext = Context & { token: string }

/** A check that needs an admin, with the admin's token in its context. */
export const adminCheck = (id: string, title: string, run: Run<AdminContext>): Check => ({
  ...check(id, title, async (context) => run({ ...context, token: await context.fixtures.adminToken() })),
  needsAdmin: true,
})

/** Does the work for each item, a few items at a time. */
export async function inBatches<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  const SIZE = 6
  for (let start = 0; start < items.length; start += SIZE)
    await Promise.all(items.slice(start, start + SIZE).map(work))
}

/** A `catch` handler for a check that can go on without the rejected value. */
export const unlessBlocked = (error: unknown): undefined => {
  if (!(error instanceof Blocked)) throw error
}

/** Per field: allowed values (null: may be missing), what users notice of another, and the finding's title. */
export type Stored = { [field: string]: readonly [oneOf: readonly unknown[], text?: string, title?: string] }

/** Whether the server stored what was sent. It may add fields to an object, and return a file as an address. */
function isKept(sent: unknown, got: unknown): boolean {
  if (sent instanceof File) return typeof got === 'string' && got !== ''
  if (Array.isArray(sent) && sent.length !== Object(got).length) return false
  if (typeof sent !== 'object' || sent === null) return sent === (got ?? null)
  return Object.entries(sent).every(([key, value]) => isKept(value, Object(got)[key]))
}

/** Reads a row back and reports every field whose value is not allowed. Resolves with the row. */
export async function mustStore(
  probe: Probe,
  [write, list, token]: readonly [write: OperationId, list: OperationId, token: string | null],
  id: string,
  fields: Stored,
): Promise<Row | undefined> {
  const params = { id }
  const rows = rowsOf(await probe.succeed(list, { params, token }))
  const row = rows.find(({ _id }) => _id === id)
  const wrong = Object.entries(fields).filter(
    ([field, [oneOf]]) => !row || !oneOf.some((each) => isKept(each, row[field])),
  )
  // report a missing row only once
  for (const [field, [oneOf, text, title]] of row ? wrong : wrong.slice(0, 1)) {
    const got = row ? (JSON.stringify(row[field]) ?? 'nothing') : 'no such row'
    const expected = oneOf.map((each) => JSON.stringify(each)).join(' or ')
    const found = [`${list}, ${field}`, expected, got] as const
    const what = row ? `\`${field}\` is wrong` : `${list} lacks the row`
    const call = probe.callOf(list, { params, token })
    probe.report(write, call, { title: title ?? `After ${write}, ${what}`, found, text })
  }
  return row
}

/** Makes a decision, and reports it if the client gets no notification. */
export async function mustNotify(probe: Probe, { token }: Client, id: OperationId, input: Input) {
  const count = async () => rowsOf(await probe.succeed('listMyNotifications', { token })).length
  const before = await count()
  await probe.succeed(id, input)
  if ((await count()) > before) return
  probe.report(id, probe.callOf('listMyNotifications', { token }), {
    title: 'A decision does not notify the client',
    found: [`listMyNotifications, after ${id}`, 'one more notification', 'none'],
    text: 'The admin reads that the client was notified, but the client was not.',
  })
}

/** Sends the call twice at once, and reports it if both succeed. */
export async function mustBeAtomic(
  probe: Probe,
  id: OperationId,
  input: Input,
  [title, text]: readonly [title: string, text: string],
) {
  const both = await Promise.all([probe.send(id, input), probe.send(id, input)])
  if (!both.every(isSuccess)) return
  const found = ['two calls at once', 'one success and one 400', 'two successes'] as const
  probe.report(id, { ...both[0].call, times: 2, atOnce: true }, { title, text, found })
}
