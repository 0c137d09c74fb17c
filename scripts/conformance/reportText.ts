import type { Area, Cause, Finding, Verdict } from './finding'
import type { OperationVerdict, Report } from './report'

const areas: Record<Area, string> = {
  route: 'Missing routes, and calls without an answer',
  html: 'HTML where JSON belongs',
  shape: 'Answers of another shape',
  status: 'Statuses and messages',
  rule: 'Rules that only show by reading back',
  deployment: 'Deployment',
}

const verdicts: Record<Verdict, string> = {
  breaks: 'breaks the product',
  differs: 'differs, and the product copes',
  advice: 'advice',
}

const MAX_OPERATIONS = 6
const MAX_PLACES = 4

/** The report as it is printed. */
export function reportText(report: Report): string {
  return [
    head(report),
    ...(Object.keys(areas) as Area[]).flatMap((area) => section(area, report.causes)),
    ...report.lacks.map(({ journey, causes }) =>
      block(
        `What is missing to ${journey}`,
        causes.length === 0
          ? ['nothing']
          : causes.map(({ title, operations, text }) => `${title} (${several(operations)}): “${text}”`),
      ),
    ),
    ...list(
      'Not checked',
      report.skipped.map(({ title, why }) => `${title}: ${why}`),
    ),
    ...list(
      'Not driven',
      report.operations
        .filter(({ verdict }) => verdict === 'not driven')
        .map(({ id, call }) => `${id}, ${call}`),
    ),
    ...list('Left behind on the server', report.leftBehind),
    result(report),
  ].join('\n\n')
}

function countOf({ operations }: Report, verdict: OperationVerdict): number {
  return operations.filter((operation) => operation.verdict === verdict).length
}

function head(report: Report): string {
  return [
    `Conformance of ${report.server}`,
    `${report.calls} calls${report.readOnly ? ', reading only' : ''}, ${report.at}`,
    '',
    `${countOf(report, 'conforms')} of ${report.operations.length} operations conform,`,
    `${countOf(report, 'differs')} differ and the product copes,`,
    `${countOf(report, 'breaks')} break the product, ${countOf(report, 'not driven')} were not driven.`,
  ].join('\n')
}

function section(area: Area, causes: readonly Cause[]): string[] {
  const own = causes.filter((cause) => cause.area === area)
  return own.length === 0 ? [] : [`── ${areas[area]}\n\n${own.map(causeText).join('\n\n')}`]
}

function causeText({ title, verdict, operations, findings }: Cause): string {
  const first = findings.find((finding) => finding.verdict === verdict)
  if (!first) return title
  return [
    `${verdict === 'breaks' ? '✗' : verdict === 'differs' ? '~' : '·'} ${title}: ${verdicts[verdict]}`,
    ...(operations.length === 0 ? [] : [`  in        ${several(operations)}`]),
    ...placesOf(findings).map((place) => `  at        ${place}`),
    ...(first.meets
      ? [`  met on    ${first.meets.screen} (${first.meets.address})`, `  reads     “${first.meets.text}”`]
      : []),
    `  repeat    ${first.curl}`,
  ].join('\n')
}

function placesOf(findings: readonly Finding[]): string[] {
  const byPlace = new Map(
    findings.map(({ place, expected, got }) => [
      `${place} ${expected}`,
      `${place}: ${expected} expected, ${got} found`,
    ]),
  )
  const places = [...byPlace.values()]
  const more = places.length - MAX_PLACES
  return more > 0 ? [...places.slice(0, MAX_PLACES), `${more} more places`] : places
}

function several(operations: readonly string[]): string {
  const more = operations.length - MAX_OPERATIONS
  const shown = operations.slice(0, MAX_OPERATIONS).join(', ')
  return more > 0 ? `${shown} and ${more} more (${operations.length} operations)` : shown || 'every call'
}

const block = (title: string, lines: readonly string[]): string =>
  `── ${title}\n\n${lines.map((line) => `  ${line}`).join('\n')}`

const list = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [block(title, lines)]

function result({ conforms, causes }: Report): string {
  const breaking = causes.filter(({ verdict }) => verdict === 'breaks').length
  const differing = causes.filter(({ verdict }) => verdict === 'differs').length
  return conforms
    ? 'The server conforms: 0 deviations.'
    : `The server deviates. Causes that break the product: ${breaking}. With which it copes: ${differing}.`
}
