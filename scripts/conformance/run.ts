import { type OperationId, operations } from '@/contract'
import type { Check, Context, Skipped } from './check'
import { bounds } from './checks/bounds'
import { coupons } from './checks/coupons'
import { deploymentFirst, deploymentLast } from './checks/deployment'
import { guards } from './checks/guards'
import { ids } from './checks/ids'
import { inputs } from './checks/inputs'
import { loginLock } from './checks/lock'
import { people } from './checks/people'
import { reading } from './checks/reading'
import { renewals } from './checks/renewals'
import { resourceChecks } from './checks/resources'
import { selling } from './checks/selling'
import { signIn } from './checks/signIn'
import { support } from './checks/support'
import { uploads } from './checks/uploads'
import { Halt, Line } from './line'
import { Blocked, Probe } from './probe'
import { type Report, reportOf } from './report'
import { type Access, World } from './world'

export type Options = Access & {
  baseUrl: URL
  /** Where the site will be; what its pages may read depends on it. */
  origin: string
  readOnly?: boolean
  /** Ids of checks; all without it. */
  only?: readonly string[]
  /** Of one call; the product's own without it. */
  timeoutMs?: number
  /** Called before each check. */
  progress?: (title: string) => void
}

/** In this order: what locks sign-ins comes after all that signs in, and what judges headers has seen all others. */
const checks: readonly Check[] = [
  ...deploymentFirst,
  ...reading,
  ...signIn,
  ...resourceChecks,
  ...selling,
  ...renewals,
  ...coupons,
  ...support,
  ...people,
  ...guards,
  ...ids,
  ...inputs,
  ...bounds,
  ...uploads,
  ...loginLock,
  ...deploymentLast,
]

const sameOriginOnly = new Set(['preflights', 'headers'])

/**
 * Drives every operation of the contract on the server. Rejects when nobody answers there, when it refuses to sign in
 * whoever was named, and when `only` names what is no check.
 */
export async function runConformance(options: Options): Promise<Report> {
  const { baseUrl, origin, readOnly = false, only, timeoutMs, progress = () => {} } = options
  const unknown = only?.find((id) => !checks.some((check) => check.id === id))
  if (unknown !== undefined)
    throw new Error(`No check is called ${unknown}. There are: ${checks.map(({ id }) => id).join(', ')}`)
  const line = new Line({ baseUrl, origin, ...(timeoutMs === undefined ? {} : { timeoutMs }) })
  const probe = new Probe(line)
  const world = new World(probe, options)
  if ((await probe.unknownRoute()).status === 0) throw new Error(`Nobody answers at ${baseUrl.href}`)
  const selected = checks.filter(({ id }) => !only || only.includes(id))
  if (selected.some((check) => check.admin)) await world.signInNamed()
  const skipped: Skipped[] = []
  for (const check of selected) {
    const why = reasonToSkip(check, { world, readOnly, sameOrigin: baseUrl.origin === origin })
    if (why !== null) skipped.push({ title: check.title, why })
    else {
      progress(check.title)
      skipped.push(...(await runCheck(check, { probe, world })))
    }
  }
  await world.cleanUp()
  const notDriven = (Object.keys(operations) as OperationId[]).filter(
    (id) => !probe.driven.has(id) && !probe.findings.some(({ operation }) => operation === id),
  )
  return reportOf({ baseUrl, probe, world, skipped, notDriven: only ? [] : notDriven, readOnly })
}

type Limits = { world: World; readOnly: boolean; sameOrigin: boolean }

function reasonToSkip({ id, writes, admin }: Check, { world, readOnly, sameOrigin }: Limits): string | null {
  if (writes && readOnly) return 'it stores something, and --read-only was given'
  if (admin && !world.hasAdmin) return 'it needs an admin: --admin EMAIL:PASSWORD or --admin-token TOKEN'
  if (id === 'renewal' && !world.hasExpired)
    return 'it needs a client whose subscription has expired: --expired EMAIL:PASSWORD'
  if (sameOrigin && sameOriginOnly.has(id)) return 'the site has the same origin'
  return null
}

/** A check that cannot go on costs no other. */
async function runCheck(check: Check, context: Context): Promise<Skipped[]> {
  try {
    await check.run(context)
    return []
  } catch (error) {
    if (error instanceof Blocked || error instanceof Halt) return [{ title: check.title, why: error.message }]
    return [{ title: check.title, why: `the check itself failed: ${String(error)}` }]
  }
}
