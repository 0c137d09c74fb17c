import type { ReportEntry, ReportContent } from './report'

export const reportText = ({ title, about, result, sections }: ReportContent): string =>
  [
    title,
    about,
    ...sections.flatMap(({ heading, entries }) => [
      `── ${heading}`,
      // a plain list has no blank lines
      entries.map(entryText).join(entries.some(({ facts }) => facts.length > 0) ? '\n\n' : '\n'),
    ]),
    result,
  ].join('\n\n')

function entryText({ title, verdict, facts, curl }: ReportEntry): string {
  const lines = curl === undefined ? facts : [...facts, ['repeat', curl]]
  const head = verdict === undefined ? title : `${verdict}: ${title}`
  return [head, ...lines.map(([label = '', text]) => `  ${label.padEnd(10)} ${text}`)].join('\n')
}
