import { loadInChunks, exclusively, replaceStore } from '@mocks/store/persistence'
import { recordsOf, store, takeSnapshot } from '@mocks/store/db'
import { currentOrigin, type Origin, setOrigin } from '@mocks/store/origin'
import { type Snapshot, tableNames } from '@mocks/store/rows'
import { buildSeed } from '@mocks/seeds'
import { MINUTE } from '@/lib/dates'
import { now, setClockOffset } from '@/platform/clock'
import { token } from '@/platform/token'
import { paths } from '@/paths'
import { startBackend } from '../backend'
import { forgetUnfinished } from '../forgetUnfinished'
import { changesBetween, withChanges } from './changes'
import { conditions } from '../conditions/conditions'
import { force } from '../conditions/force'
import { currentRoute, isOwnRoute } from '../productAddress'
import { MomentError } from './MomentError'
import { type Moment, MOMENT_VERSION } from './schema'

const nothing = Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as Snapshot
/** Cached because the large data set takes a second to build. */
const seeds = new WeakMap<Origin, Snapshot>()

function seedOf(origin: Origin | null): Snapshot {
  if (origin === null) return nothing
  const known = seeds.get(origin) ?? buildSeed(origin.seed, origin.seededAt)
  seeds.set(origin, known)
  return known
}

export async function takeMoment(): Promise<Moment> {
  await startBackend()
  const route = currentRoute()
  return exclusively(() => {
    const origin = currentOrigin()
    const bearer = token.get()
    return {
      version: MOMENT_VERSION,
      origin,
      now: now(),
      // a token without a session is left out: it would sign in no one
      token: bearer !== null && store.session.get(bearer) ? bearer : null,
      route: isOwnRoute(route) ? route : paths.home(),
      conditions: conditions.get(),
      changes: changesBetween(seedOf(origin), takeSnapshot()),
    }
  })
}

/** A moment whose rows have been checked. */
export type Restorable = {
  moment: Moment
  rows: Snapshot
  userName: string | null
}

/** Throws a MomentError if the moment's rows do not fit this demo, or if its token signs in no one. */
export function toRestorable(moment: Moment): Restorable {
  const rows = withChanges(seedOf(moment.origin), moment.changes)
  const session = rows.session.find(({ _id }) => _id === moment.token)
  const user = rows.user.find(({ _id }) => _id === session?.userId)
  if (moment.token !== null && !user) throw new MomentError('token')
  return { moment, rows, userName: user?.name ?? null }
}

function offsetTo(moment: number): number {
  const offset = moment - Date.now()
  return Math.abs(offset) < MINUTE ? 0 : offset
}

/** Replaces data, clock, faults and session with the moment's. The caller opens the moment's page. */
export async function restore({ moment, rows }: Restorable): Promise<void> {
  await startBackend()
  await replaceStore(async () => {
    setClockOffset(offsetTo(moment.now))
    await loadInChunks(recordsOf(rows))
    setOrigin(moment.origin)
  })
  force(moment.conditions)
  forgetUnfinished()
  token.set(moment.token)
}
