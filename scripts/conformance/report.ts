import { type OperationId, operations } from '@/contract'
import { type Area, type Cause, causesOf, type Finding, type Verdict, worst } from './finding'

export type Skipped = { title: string; why: string }

type OperationVerdict = Exclude<Verdict, 'advice'> | 'conforms' | 'not driven'

/** What `--json` writes. */
export type Report = {
  server: string
  /** ISO 8601. */
  at: string
  calls: number
  readOnly: boolean
  conforms: boolean
  operations: { id: OperationId; call: string; verdict: OperationVerdict; causes: string[] }[]
  causes: Cause[]
  skipped: Skipped[]
  /** What stays on the server, because it could not be deleted. */
  leftBehind: string[]
}

type Run = Pick<Report, 'server' | 'calls' | 'readOnly' | 'skipped' | 'leftBehind'> & {
  findings: readonly Finding[]
  notDriven: readonly OperationId[]
}

export function reportOf({ findings, notDriven, ...run }: Run): Report {
  const causes = causesOf(findings)
  const verdictOf = (id: OperationId): OperationVerdict => {
    if (notDriven.includes(id)) return 'not driven'
    const verdict = worst(findings.filter(({ operation }) => operation === id))
    return verdict === undefined || verdict === 'advice' ? 'conforms' : verdict
  }
  return {
    ...run,
    at: new Date().toISOString(),
    conforms: findings.every(({ verdict }) => verdict === 'advice'),
    operations: (Object.keys(operations) as OperationId[]).map((id) => ({
      id,
      call: `${operations[id].method.toUpperCase()} ${operations[id].path}`,
      verdict: verdictOf(id),
      causes: causes.filter((cause) => cause.operations.includes(id)).map(({ title }) => title),
    })),
    causes,
  }
}

const areas: Record<Area, string> = {
  route: 'Missing routes and calls without an answer',
  html: 'HTML instead of JSON',
  shape: 'Answers with a different shape',
  status: 'Statuses and messages',
  rule: 'Rules, checked by reading the data back',
  deployment: 'Deployment',
}

const verdicts: Record<Verdict, string> = {
  breaks: '✗ Breaks the product',
  differs: '~ Differs, the product copes',
  advice: '· Advice',
}

export type ReportEntry = {
  title: string
  verdict?: string
  facts: [label: string, text: string][]
  /** The command that repeats the call. */
  curl?: string
}

/** The report's content, the same in text and HTML. */
export type Readable = {
  title: string
  about: string
  result: string
  sections: { heading: string; entries: ReportEntry[] }[]
}

export function readable(report: Report): Readable {
  const { causes, operations: all, skipped, leftBehind } = report
  const count = (verdict: OperationVerdict) => all.filter((each) => each.verdict === verdict).length
  const breaking = causes.filter(({ verdict }) => verdict === 'breaks').length
  const differing = causes.filter(({ verdict }) => verdict === 'differs').length
  const undriven = all.filter(({ verdict }) => verdict === 'not driven')
  const plain = (title: string, why?: string): ReportEntry => ({
    title,
    facts: why ? [['because', why]] : [],
  })
  return {
    title: `Conformance of ${report.server}`,
    about: [
      `${report.calls} calls${report.readOnly ? ', reading only' : ''}, ${report.at.slice(0, 16).replace('T', ' ')} UTC.`,
      `Of ${all.length} operations, ${count('conforms')} conform, ${count('differs')} differ and the product copes,`,
      `${count('breaks')} break the product, ${undriven.length} were not driven.`,
    ].join(' '),
    result: report.conforms
      ? 'The server conforms.'
      : `The server deviates: causes that break the product: ${breaking}, that it copes with: ${differing}.`,
    sections: [
      ...(Object.keys(areas) as Area[]).map((area) => ({
        heading: areas[area],
        entries: causes.filter((cause) => cause.area === area).map(entryOf),
      })),
      { heading: 'Not checked', entries: skipped.map(({ title, why }) => plain(title, why)) },
      { heading: 'Not driven', entries: undriven.map(({ id, call }) => plain(`${id}, ${call}`)) },
      { heading: 'Left behind on the server', entries: leftBehind.map((what) => plain(what)) },
    ].filter(({ entries }) => entries.length > 0),
  }
}

function entryOf({ title, verdict, operations: ids, findings }: Cause): ReportEntry {
  const worstOnes = findings.filter((finding) => finding.verdict === verdict)
  const places = findings.map(({ place, expected, got }) => `${place}: expected ${expected}, got ${got}`)
  const effects = worstOnes.flatMap(({ consequence }) =>
    consequence ? `${consequence.screen} (${consequence.address}): ${consequence.text}` : [],
  )
  return {
    title,
    verdict: verdicts[verdict],
    facts: [
      ...(ids.length === 0 ? [] : [['in', distinct(ids, 6).join(', ')] satisfies [string, string]]),
      ...distinct(places, 4).map((place): [string, string] => ['at', place]),
      ...distinct(effects, 3).map((text): [string, string] => ['effect', text]),
    ],
    curl: worstOnes[0]?.curl,
  }
}

/** The first distinct texts, and how many more there are. */
function distinct(texts: readonly string[], most: number): string[] {
  const all = [...new Set(texts)]
  return all.length > most ? [...all.slice(0, most), `${all.length - most} more`] : all
}
