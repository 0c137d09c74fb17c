import { type OperationId, operations } from '@/contract'
import type { Skipped } from './check'
import { type Cause, causesOf, type Finding, worst } from './finding'
import type { Probe } from './probe'
import { type Journey, screenOf } from './screens'
import type { World } from './world'

export type OperationVerdict = 'conforms' | 'differs' | 'breaks' | 'not driven'

/** Everything that a run has found; the text, the JSON and the page show the same. */
export type Report = {
  server: string
  /** ISO 8601. */
  at: string
  calls: number
  readOnly: boolean
  conforms: boolean
  operations: { id: OperationId; call: string; verdict: OperationVerdict; causes: string[] }[]
  /** What breaks the product first; within that, what concerns the most operations. */
  causes: Cause[]
  /** What breaks on the way to each of the three things that matter first. */
  lacks: { journey: Journey; causes: { title: string; operations: OperationId[]; text: string }[] }[]
  skipped: Skipped[]
  leftBehind: string[]
}

type Run = {
  baseUrl: URL
  probe: Probe
  world: World
  skipped: Skipped[]
  notDriven: OperationId[]
  readOnly: boolean
}

const journeys: readonly Journey[] = ['sign in', 'sell a plan', 'run the panel']

export function reportOf({ baseUrl, probe, world, skipped, notDriven, readOnly }: Run): Report {
  const { findings } = probe
  const causes = causesOf(findings)
  return {
    server: baseUrl.href,
    at: new Date().toISOString(),
    calls: probe.line.calls,
    readOnly,
    conforms: findings.every(({ verdict }) => verdict === 'advice'),
    operations: (Object.keys(operations) as OperationId[]).map((id) => ({
      id,
      call: `${operations[id].method.toUpperCase()} ${operations[id].path}`,
      verdict: notDriven.includes(id) ? 'not driven' : verdictOf(id, findings),
      causes: causes.filter((cause) => cause.operations.includes(id)).map((cause) => cause.id),
    })),
    causes,
    lacks: journeys.map((journey) => ({ journey, causes: lacksOf(journey, causes) })),
    skipped,
    leftBehind: [...new Set(world.leftBehind)],
  }
}

function verdictOf(id: OperationId, findings: readonly Finding[]): OperationVerdict {
  const own = findings.filter(({ operation }) => operation === id).map(({ verdict }) => verdict)
  const verdict = worst(own)
  return verdict === undefined || verdict === 'advice' ? 'conforms' : verdict
}

function lacksOf(journey: Journey, causes: readonly Cause[]): Report['lacks'][number]['causes'] {
  return causes.flatMap(({ title, findings }) => {
    const breaking = findings.filter(
      ({ verdict, operation }) =>
        verdict === 'breaks' && (operation === null || screenOf(operation).journeys.includes(journey)),
    )
    const [first] = breaking
    if (!first) return []
    const ids = new Set(breaking.flatMap(({ operation }) => operation ?? []))
    return [{ title, operations: [...ids], text: first.meets?.text ?? '' }]
  })
}
