import { type OperationId, operations } from '@/contract'
import { addFault, type FaultKind } from '@mocks/faults'
import { digest } from '@mocks/rules/password'
import { scenarios } from '@mocks/scenarios'
import { applyScenario, moveClock, resetMock, signInAs } from '@mocks/scenarios/applyScenario'
import { seedNames } from '@mocks/seeds'
import { demoPassword, personaOf, personas } from '@mocks/seeds/personas'
import { pick, randomFrom } from '@mocks/seeds/random'
import { store, type Table, takeSnapshot } from '@mocks/store/db'
import { tableNames } from '@mocks/store/rows'
import { traitsFor, traitIds } from '@mocks/dialects/traits'
import { setTraits } from '@mocks/dialects/state'
import { answerTo, requestOf, tokenOf } from '@mocks/testing/inProcess'
import { samples } from '@mocks/testing/samples'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { clockOffset, now } from '@/platform/clock'
import { DAY } from '@/lib/dates'
import { token } from '@/platform/token'
import { paths } from '@/paths'
import { startBackend } from '../backend'
import { conditions } from '../conditions/conditions'
import { notices } from '../notices'
import { linkTo, MAX_LINK_LENGTH } from './link'
import { takeMoment } from './moment'
import { openLink } from './openLink'

const HISTORIES = 50

const every = Object.keys(operations) as OperationId[]
const routes = [
  paths.home(),
  paths.plans(),
  `${paths.login()}?next=%2Fdashboard`,
  paths.payment('premium'),
  paths.support(),
  `${paths.admin('users')}?page=3&q=asha`,
  paths.admin(),
]
const kinds: FaultKind[] = [
  { kind: 'status', status: 500, message: 'Out of order: ₹ “ü”' },
  { kind: 'latency', ms: 1 },
  { kind: 'network' },
  { kind: 'wrong-shape' },
]

/** What admins keep records of, and the calls about one of them. */
const kept = [
  store.plan,
  store.paymentOption,
  store.coupon,
  store.teamMember,
  store.feature,
  store.service,
  store.contact,
]
const takesARow = /^(update|delete|deactivate|markContact)/

type Random = () => number

/** One thing that somebody might do next. */
const deeds: ((random: Random) => Promise<unknown> | void)[] = [
  ...Array.from({ length: 20 }, () => callSomething),
  (random) => moveClock(clockOffset() + Math.floor(random() * 20 - 5) * DAY),
  (random) =>
    addFault({ operation: pick(random, every), times: 1 + Math.floor(random() * 9), ...pick(random, kinds) }),
  (random) => addFault({ operation: pick(random, every), kind: 'timeout' }),
  (random) => setTraits(traitsFor(traitIds.filter(() => random() < 0.2))),
  async (random) => {
    const { id, userId } = pick(random, personas)
    token.set(store.user.get(userId) && random() < 0.8 ? await signInAs(id) : null)
  },
  async (random) => {
    token.set(
      (
        await applyScenario(
          pick(
            random,
            Object.values(scenarios).filter(({ seed }) => seed !== 'large'),
          ),
        )
      ).token,
    )
  },
  ...Array.from({ length: 3 }, () => deleteSomething),
  ...Array.from({ length: 3 }, () => changeSomething),
]

async function callSomething(random: Random) {
  const operation = pick(random, every)
  // of an empty table the sample knows no row
  if (takesARow.test(operation) && kept.some((table) => table.count() === 0)) return
  // one that is never answered would be waited for
  if (conditions.get().faults.some((fault) => fault.operation === operation && fault.kind === 'timeout'))
    return
  // most calls are those of somebody who may make them
  const { userId } =
    operations[operation].audience === 'admin' && random() < 0.9 ? personaOf('admin') : pick(random, personas)
  if (!store.user.get(userId)) return
  const bearer = store.session.where('userId', userId)[0]?._id ?? tokenOf(userId)
  await answerTo(requestOf(operation, samples[operation](userId), bearer))
}

/** Half of the deleted rows come again, behind all others. */
function deleteSomething(random: Random) {
  const table = pick(random, kept)
  const row = table.list()[Math.floor(random() * table.count())]
  if (row) table.delete(row._id)
  if (row && random() < 0.5) table.put(row as never)
}

/** A field of any row takes the value that another row of its table has there. */
function changeSomething(random: Random) {
  const table = store[pick(random, tableNames)] as Table<{ _id: string }>
  const rows = table.list()
  if (rows.length === 0) return
  const [row, other] = [pick(random, rows), pick(random, rows)]
  const [field, value] = pick(random, Object.entries(other))
  table.put({ ...row, [field]: value, _id: row._id })
}

/** How many rows the histories have added, changed and deleted. */
const seen: Record<string, number> = {}

/** What another browser has to show in the same way. */
const state = () => ({
  rows: takeSnapshot(),
  now: now(),
  conditions: conditions.get(),
  route: location.pathname + location.search,
  token: token.get(),
})

/** As a browser that has never seen the demo, on another day. */
async function enterEmptyProfile(random: Random) {
  vi.setSystemTime(Date.now() + Math.floor((random() - 0.3) * 10 * DAY))
  token.set(null)
  await resetMock()
  history.replaceState(null, '', '/')
}

beforeAll(async () => {
  await startBackend()
})

afterEach(() => {
  vi.useRealTimers()
  notices.set([])
})

test.each(Array.from({ length: HISTORIES }, (_, seed) => seed + 1))(
  'history %i opens in an empty browser as it was left',
  async (seed) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const random = randomFrom(seed)
    await resetMock(seed % 25 === 0 ? 'large' : pick(random, seedNames.slice(0, 2)))
    token.set(null)
    for (let left = 10 + random() * 30; left > 0; left -= 1) {
      await pick(random, deeds)(random)
      vi.setSystemTime(Date.now() + Math.floor(random() * 100_000))
    }
    history.replaceState(null, '', pick(random, routes))
    const left = state()
    const moment = await takeMoment()
    for (const table of Object.values(moment.changes))
      for (const [kind, rows] of Object.entries(table)) seen[kind] = (seen[kind] ?? 0) + rows.length
    const link = await linkTo(moment)
    expect(link.length).toBeLessThan(MAX_LINK_LENGTH)
    await enterEmptyProfile(random)
    await openLink(new URL(link).hash)
    expect(notices.get().filter((text) => text.includes('moment'))).toEqual([])
    expect(state()).toEqual({
      ...left,
      // who has registered signs in there with the demo's password
      rows: {
        ...left.rows,
        user: left.rows.user.map((user) => ({ ...user, passwordDigest: digest(demoPassword, user._id) })),
      },
    })
  },
)

test('the histories were about something', () => {
  expect(seen['added']).toBeGreaterThan(HISTORIES)
  expect(seen['changed']).toBeGreaterThan(HISTORIES / 2)
  expect(seen['deleted']).toBeGreaterThan(HISTORIES / 2)
})
