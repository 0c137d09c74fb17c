// tsx scripts/conformance/main.ts --base-url URL [--admin EMAIL:PASSWORD | --admin-token TOKEN] [--expired EMAIL:PASSWORD]
//   [--read-only] [--origin ORIGIN] [--only CHECK,CHECK] [--json FILE] [--html FILE]
// Tests whether a running server conforms to the contract: docs/conformance.md.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Credentials } from './fixtures'
import { reportContent } from './report'
import { reportHtml } from './reportHtml'
import { reportText } from './reportText'
import { runConformance } from './run'

function credentialsOf(name: string, text: string): Credentials {
  const colon = text.indexOf(':')
  if (colon < 1) throw new Error(`--${name} takes EMAIL:PASSWORD`)
  return { email: text.slice(0, colon), password: text.slice(colon + 1) }
}

function urlOf(text: string): URL {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text)
  throw new Error(`This is not an http:// or https:// URL: ${text}`)
}

// exit code 0: the server conforms. 1: it deviates. 2: it could not be tested
try {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      'base-url': text,
      'admin-token': text,
      admin: text,
      expired: text,
      only: text,
      json: text,
      html: text,
      origin: { type: 'string', default: 'http://localhost:4173' },
      'read-only': { type: 'boolean', default: false },
    },
  })
  const { admin, expired, only, json, html, origin } = values
  if (values['base-url'] === undefined)
    throw new Error('--base-url URL is missing: the address of the server, without /api')
  const baseUrl = urlOf(values['base-url'])
  if (/\/api\/?$/.test(baseUrl.pathname)) throw new Error('Leave /api out of --base-url: every call adds it')
  const report = await runConformance({
    baseUrl,
    origin: urlOf(origin).origin,
    readOnly: values['read-only'],
    adminToken: values['admin-token'],
    admin: admin === undefined ? undefined : credentialsOf('admin', admin),
    expired: expired === undefined ? undefined : credentialsOf('expired', expired),
    only: only?.split(','),
    progress: (title) => process.stderr.write(`${title}\n`),
  })
  const content = reportContent(report)
  process.stdout.write(`${reportText(content)}\n`)
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`)
  if (html !== undefined) writeFileSync(html, reportHtml(content))
  process.exitCode = report.conforms ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
