// node scripts/conformance.mjs --base-url URL [--admin-token T | --admin EMAIL:PASSWORD] [--read-only] [--json FILE]
//   [--html FILE] [--expired EMAIL:PASSWORD] [--origin ORIGIN] [--only CHECK,CHECK]
// Holds a running server against the contract. Exit code 0: it conforms, 1: it deviates, 2: it could not be asked, or refuses an
// account that was named.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message)
  process.exit(2)
}

/** @param {string} name @param {string | undefined} text */
function credentials(name, text) {
  const split = text?.indexOf(':') ?? 0
  if (text !== undefined && split < 1) stop(`--${name} takes EMAIL:PASSWORD`)
  return text === undefined ? undefined : { email: text.slice(0, split), password: text.slice(split + 1) }
}

/** @param {string} text */
function address(text) {
  const url = URL.canParse(text) ? new URL(text) : null
  return url && /^https?:$/.test(url.protocol)
    ? url
    : stop(`An address begins with http:// or https://, unlike ${text}`)
}

function options() {
  try {
    return parseArgs({
      options: {
        'base-url': { type: 'string' },
        'admin-token': { type: 'string' },
        admin: { type: 'string' },
        expired: { type: 'string' },
        'read-only': { type: 'boolean', default: false },
        origin: { type: 'string', default: 'http://localhost:4173' },
        only: { type: 'string' },
        json: { type: 'string' },
        html: { type: 'string' },
      },
    }).values
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

const values = options()
const baseUrl = address(
  values['base-url'] ?? stop('--base-url URL is missing: the address of the server, without /api'),
)
if (/\/api\/?$/.test(baseUrl.pathname))
  stop('--base-url is the address without /api, which every call brings itself')
const admin = credentials('admin', values.admin)
const expired = credentials('expired', values.expired)

const imported = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } }
/** @type {{ module: typeof import('./conformance/main.ts') }} */
const { module } = await runnerImport(
  './scripts/conformance/main.ts',
  /** @type {import('vite').InlineConfig} */ (imported),
)

try {
  const outcome = await module.conformance({
    baseUrl,
    origin: address(values.origin).origin,
    readOnly: values['read-only'],
    ...(values['admin-token'] === undefined ? {} : { adminToken: values['admin-token'] }),
    ...(admin ? { admin } : {}),
    ...(expired ? { expired } : {}),
    ...(values.only === undefined ? {} : { only: values.only.split(',') }),
    progress: (title) => process.stderr.write(`${title}\n`),
  })
  console.log(outcome.text)
  if (values.json !== undefined) writeFileSync(values.json, outcome.json)
  if (values.html !== undefined) writeFileSync(values.html, outcome.html)
  process.exitCode = outcome.exitCode
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}
