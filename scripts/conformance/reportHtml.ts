import type { Report } from './report'
import { reportText } from './reportText'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const reportHtml = (report: Report): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Conformance</title><pre>${escaped(reportText(report))}</pre></html>`
