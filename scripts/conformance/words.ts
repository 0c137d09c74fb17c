import type { Area, Cause, Meeting, Verdict } from './finding'
import type { OperationVerdict, Report } from './report'

/** The sections of a report, in their order. */
export const areas: Record<Area, string> = {
  route: 'Missing routes, and calls without an answer',
  html: 'HTML where JSON belongs',
  shape: 'Answers of another shape',
  status: 'Statuses and messages',
  rule: 'Rules that only show by reading back',
  deployment: 'Deployment',
}

export const areaIds = Object.keys(areas) as Area[]

/** A sign and a word, so that no verdict is told by its colour alone. */
export const verdicts: Record<Verdict, { sign: string; word: string }> = {
  breaks: { sign: '✗', word: 'breaks the product' },
  differs: { sign: '~', word: 'differs, and the product copes' },
  advice: { sign: '·', word: 'advice' },
}

export function countOf({ operations }: Report, verdict: OperationVerdict): number {
  return operations.filter((operation) => operation.verdict === verdict).length
}

/** Of the verdicts on causes. */
export function causesWith({ causes }: Report, verdict: Verdict): number {
  return causes.filter((cause) => cause.verdict === verdict).length
}

/** When it ran, to the minute; the server may stand in another zone than who reads this. */
export const momentOf = ({ at }: Report): string => `${at.slice(0, 16).replace('T', ' ')} UTC`

/** Every screen on which a person meets the cause at its worst, and what they read there. */
export function meetingsOf({ verdict, findings }: Cause): Meeting[] {
  const met = findings.flatMap((finding) => (finding.verdict === verdict && finding.meets) || [])
  return [...new Map(met.map((meeting) => [`${meeting.screen} ${meeting.text}`, meeting])).values()]
}
