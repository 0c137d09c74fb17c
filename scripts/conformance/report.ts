import { type OperationId, operations } from '@/contract'
import { type Area, type Cause, causesOf, type Finding, type Verdict, worstVerdict } from './finding'

export type Skipped = { title: string; why: string }

type OperationVerdict = Exclude<Verdict, 'advice'> | 'conforms' | 'not tested'

/** What `--json` writes. */
export type Report = {
  server: string
  /** ISO 8601. */
  at: string
  calls: number
  readOnly: boolean
  conforms: boolean
  operations: { id: OperationId; call: string; verdict: OperationVerdict }[]
  causes: Cause[]
  skipped: Skipped[]
  /** What stays on the server, because it could not be deleted. */
  leftBehind: string[]
}

type Run = Pick<Report, 'server' | 'calls' | 'readOnly' | 'skipped' | 'leftBehind'> & {
  findings: readonly Finding[]
  notTested: readonly OperationId[]
}

export function reportOf({ findings, notTested, ...run }: Run): Report {
  const causes = causesOf(findings)
  const verdictOf = (id: OperationId): OperationVerdict => {
    if (notTested.includes(id)) return 'not tested'
    const verdict = worstVerdict(findings.filter(({ operation }) => operation === id))
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
    })),
    causes,
  }
}

const areas: Record<Area, string> = {
  route: 'Missing routes, and calls without an answer',
  html: 'HTML instead of JSON',
  shape: 'Answers with the wrong shape',
  status: 'Statuses and messages',
  rule: 'Rules about stored data',
  deployment: 'Deployment',
}

const verdicts: Record<Verdict, string> = {
  breaks: '✗ Breaks the product',
  differs: '~ Differs, but the product copes',
  advice: '· Advice',
}

export type ReportEntry = {
  title: string
  verdict?: string
  facts: [label: string, text: string][]
  /** The command that repeats the call. */
  curl?: string
}

/** The content of the report, the same for text and HTML. */
export type ReportContent = {
  title: string
  about: string
  result: string
  sections: { heading: string; entries: ReportEntry[] }[]
}

export function reportContent(report: Report): ReportContent {
  const { causes, operations: all, skipped, leftBehind } = report
  const count = (verdict: OperationVerdict) => all.filter((each) => each.verdict === verdict).length
  const causing = (which: Verdict) => causes.filter(({ verdict }) => verdict === which).length
  const untested = all.filter(({ verdict }) => verdict === 'not tested')
  const plain = (title: string, ...facts: ReportEntry['facts']): ReportEntry => ({ title, facts })
  return {
    title: `Conformance of ${report.server}`,
    about: [
      `${report.calls} calls${report.readOnly ? ', reading only' : ''}, ${report.at.slice(0, 16).replace('T', ' ')} UTC.`,
      `Of ${all.length} operations, ${count('conforms')} conform, ${count('differs')} differ but the product copes,`,
      `${count('breaks')} break the product, ${untested.length} were not tested.`,
    ].join(' '),
    result: report.conforms
      ? 'The server conforms.'
      : `The server deviates. Causes that break the product: ${causing('breaks')}. Causes that the product copes with: ${causing('differs')}.`,
    sections: [
      ...(Object.keys(areas) as Area[]).map((area) => ({
        heading: areas[area],
        entries: causes.filter((cause) => cause.area === area).map(entryOf),
      })),
      { heading: 'Skipped checks', entries: skipped.map(({ title, why }) => plain(title, ['because', why])) },
      { heading: 'Operations not tested', entries: untested.map(({ id, call }) => plain(`${id}, ${call}`)) },
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

/** The first distinct texts, then how many more there are. */
function distinct(texts: readonly string[], most: number): string[] {
  const all = [...new Set(texts)]
  return all.length > most ? [...all.slice(0, most), `${all.length - most} more`] : all
}
