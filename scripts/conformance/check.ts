import type { OperationId } from '@/contract'
import { type Client, type Fixtures, type Row, rowsOf } from './fixtures'
import type { Input, Probe } from './probe'
import { isSuccess } from './requestContext'

export type Context = { probe: Probe; fixtures: Fixtures }

/** One question to the server. It reports its findings to the probe, and may throw Blocked or Halt. */
export type Check = {
  id: string
  title: string
  /** Whether it stores anything, even a new account. */
  writes: boolean
  needsAdmin: boolean
  run(context: Context): Promise<void>
}

type Needs = 'reads' | 'admin reads' | 'writes' | 'admin writes'

export const check = (id: string, title: string, needs: Needs, run: Check['run']): Check => ({
  id,
  title,
  writes: needs.endsWith('writes'),
  needsAdmin: needs.startsWith('admin'),
  run,
})

/** Does the work for each item, a few at a time. */
export async function inBatches<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  const SIZE = 6
  for (let start = 0; start < items.length; start += SIZE)
    await Promise.all(items.slice(start, start + SIZE).map(work))
}

type Rule = readonly [title: string, text: string]

/**
 * Reads a row back and reports the first field that has another value. An array of values means any of them; null includes
 * a missing field. Resolves with the row.
 */
export async function mustStore(
  probe: Probe,
  [write, list, token]: readonly [write: OperationId, list: OperationId, token: string | null, id?: string],
  fields: { _id: string; [field: string]: unknown },
  [title, text]: Rule,
): Promise<Row | undefined> {
  const params = { id: fields._id }
  const rows = rowsOf(await probe.succeed(list, { params, token }))
  const row = rows.find(({ _id }) => _id === fields._id)
  const wrong = Object.entries(fields).find(
    ([field, value]) => ![value].flat().includes(row?.[field] ?? null),
  )
  if (wrong) {
    const [field, value] = wrong
    const got = row ? (JSON.stringify(row[field]) ?? 'nothing') : 'no such row'
    const expected = [value].flat().map((each) => JSON.stringify(each))
    probe.breach(write, probe.callOf(list, { params, token }), {
      title,
      found: [`${list}, ${field}`, expected.join(' or '), got],
      text,
    })
  }
  return row
}

/** Makes a decision, after which its client must have one more notification. */
export async function mustNotify(
  probe: Probe,
  { token }: Client,
  id: OperationId,
  input: Input,
): Promise<void> {
  const count = async () => rowsOf(await probe.succeed('listMyNotifications', { token })).length
  const before = await count()
  await probe.succeed(id, input)
  if ((await count()) > before) return
  probe.breach(id, probe.callOf('listMyNotifications', { token }), {
    title: 'A decision makes no notification for the client',
    found: [`listMyNotifications, after ${id}`, 'one more notification', 'none'],
    text: 'The client is not told, although the admin reads that they were.',
  })
}

/** Sends the call twice at once; only one may succeed. */
export async function mustBeAtomic(probe: Probe, id: OperationId, input: Input, [title, text]: Rule) {
  const both = await Promise.all([probe.send(id, input), probe.send(id, input)])
  if (both.every(isSuccess))
    probe.breach(id, both[0].call, {
      title,
      text,
      found: ['two calls at once', 'one success and one 400', 'two successes'],
    })
}
