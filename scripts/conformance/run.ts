import { type OperationId, operations } from '@/contract'
import type { Check, Context } from './check'
import { couponChecks } from './checks/coupons'
import { firstDeploymentChecks, lastDeploymentChecks } from './checks/deployment'
import { guardChecks } from './checks/guards'
import { idChecks } from './checks/ids'
import { inputChecks } from './checks/inputs'
import { peopleChecks } from './checks/people'
import { readingChecks } from './checks/reading'
import { resourceChecks } from './checks/resources'
import { sellingChecks } from './checks/selling'
import { loginLockChecks, signInChecks } from './checks/signIn'
import { supportChecks } from './checks/support'
import { uploadChecks } from './checks/uploads'
import { type Access, Fixtures } from './fixtures'
import { Blocked, Probe } from './probe'
import { type Report, reportOf, type Skipped } from './report'
import { Halt, RequestContext } from './requestContext'

export type Options = Access & {
  baseUrl: URL
  /** The site's origin, for CORS. */
  origin: string
  readOnly?: boolean
  /** IDs of checks. Default: all. */
  only?: readonly string[]
  /** The limit for one call. Default: the product's own timeout. */
  timeoutMs?: number
  /** Called with the title of each check that runs. */
  progress?: (title: string) => void
}

/** The order counts: the lock runs after every check that signs in, the check of the headers last. */
const checks: readonly Check[] = [
  ...firstDeploymentChecks,
  ...readingChecks,
  ...signInChecks,
  ...resourceChecks,
  ...sellingChecks,
  ...couponChecks,
  ...supportChecks,
  ...peopleChecks,
  ...guardChecks,
  ...idChecks,
  ...inputChecks,
  ...uploadChecks,
  ...loginLockChecks,
  ...lastDeploymentChecks,
]

/** Rejects if the server does not answer, a named account cannot sign in, or `only` names an unknown check. */
export async function runConformance(options: Options): Promise<Report> {
  const { baseUrl, readOnly = false, only, progress } = options
  const unknown = only?.find((id) => !checks.some((check) => check.id === id))
  if (unknown !== undefined)
    throw new Error(`There is no check ${unknown}. Checks: ${checks.map(({ id }) => id).join(', ')}`)
  const probe = new Probe(new RequestContext(options))
  const fixtures = new Fixtures(probe, options)
  if ((await probe.unknownRoute()).status === 0) throw new Error(`No answer from ${baseUrl.href}`)
  const selected = checks.filter(({ id }) => !only || only.includes(id))
  if (selected.some(({ needsAdmin }) => needsAdmin)) await fixtures.signInNamed()
  const skipped: Skipped[] = []
  for (const check of selected) {
    const reason = reasonToSkip(check, options, fixtures)
    if (reason === null) progress?.(check.title)
    const why = reason ?? (await failureOf(check, { probe, fixtures }))
    if (why !== null) skipped.push({ title: check.title, why })
  }
  await fixtures.cleanUp()
  const isTested = (id: OperationId) =>
    probe.tested.has(id) || probe.findings.some(({ operation }) => operation === id)
  return reportOf({
    server: baseUrl.href,
    calls: probe.requests.seen.length,
    readOnly,
    findings: probe.findings,
    skipped,
    notTested: only ? [] : (Object.keys(operations) as OperationId[]).filter((id) => !isTested(id)),
    leftBehind: [...new Set(fixtures.leftBehind)],
  })
}

function reasonToSkip(
  check: Check,
  { baseUrl, origin, readOnly, expired }: Options,
  fixtures: Fixtures,
): string | null {
  const { id, writes, needsAdmin } = check
  if (writes && readOnly) return 'it stores something, and --read-only was given'
  if (needsAdmin && !fixtures.hasAdmin)
    return 'it needs an admin: --admin EMAIL:PASSWORD or --admin-token TOKEN'
  if (id === 'renewal' && !expired)
    return 'it needs a client whose subscription has expired: --expired EMAIL:PASSWORD'
  if (baseUrl.origin === origin && ['preflights', 'headers'].includes(id))
    return 'the site has the same origin'
  return null
}

/** Runs the check. Resolves with the reason if it could not finish, else with null. */
async function failureOf(check: Check, context: Context): Promise<string | null> {
  try {
    await check.run(context)
    return null
  } catch (error) {
    if (error instanceof Blocked || error instanceof Halt) return error.message
    return `the check itself failed: ${String(error)}`
  }
}
