import { reportHtml } from './reportHtml'
import { reportText } from './reportText'
import { type Options, runConformance } from './run'

/** Runs, and writes the report in its three forms. Rejects when the server could not be asked. */
export async function conformance(options: Options) {
  const report = await runConformance(options)
  return {
    text: reportText(report),
    json: `${JSON.stringify(report, null, 2)}\n`,
    html: reportHtml(report),
    exitCode: report.conforms ? 0 : 1,
  }
}
