import type { Area, Cause, Finding } from './finding'
import type { Report } from './report'
import { areaIds, areas, causesWith, countOf, meetingsOf, momentOf, verdicts } from './words'

const MAX_OPERATIONS = 6
const MAX_PLACES = 4
const MAX_MEETINGS = 3

/** The report as it is printed. */
export function reportText(report: Report): string {
  return [
    head(report),
    ...areaIds.flatMap((area) => section(area, report.causes)),
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

function head(report: Report): string {
  return [
    `Conformance of ${report.server}`,
    `${report.calls} calls${report.readOnly ? ', reading only' : ''}, ${momentOf(report)}`,
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

function causeText(cause: Cause): string {
  const { title, verdict, operations, findings } = cause
  const first = findings.find((finding) => finding.verdict === verdict)
  if (!first) return title
  return [
    `${verdicts[verdict].sign} ${title}: ${verdicts[verdict].word}`,
    ...(operations.length === 0 ? [] : [`  in        ${several(operations)}`]),
    ...placesOf(findings).map((place) => `  at        ${place}`),
    ...meetings(cause),
    `  repeat    ${first.curl}`,
  ].join('\n')
}

function meetings(cause: Cause): string[] {
  const all = meetingsOf(cause)
  const more = all.length - MAX_MEETINGS
  return [
    ...all
      .slice(0, MAX_MEETINGS)
      .map(({ screen, address, text }) => `  reads     “${text}” on ${screen} (${address})`),
    ...(more > 0 ? [`            and on ${more} more`] : []),
  ]
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

function result(report: Report): string {
  return report.conforms
    ? 'The server conforms: 0 deviations.'
    : `The server deviates. Causes that break the product: ${causesWith(report, 'breaks')}. With which it copes: ${causesWith(report, 'differs')}.`
}
