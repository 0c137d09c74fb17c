// node scripts/contract.mjs           writes src/contract/generated from openapi.yaml
// node scripts/contract.mjs --check   exits 1 when the committed files are stale
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parse } from 'yaml'

const target = 'src/contract/generated'
const banner = '// Generated from openapi.yaml by `npm run contract`. Do not edit.\n'

/**
 * The parts of openapi.yaml that are read here.
 * @typedef {{ $ref?: string, content?: Record<string, { examples?: Record<string, { value: { message: string } }> }> }} Answer
 * @typedef {{
 *   operationId: string, summary: string, tags: string[], security: object[], 'x-audience': string,
 *   'x-on-unauthorized'?: 'caller',
 *   responses: Record<string, Answer>,
 *   requestBody?: { content: Record<string, { schema: { $ref: string } }> }
 * }} Operation
 * @typedef {{
 *   paths: Record<string, Record<string, Operation>>,
 *   components: {
 *     responses: Record<string, Answer>,
 *     schemas: Record<string, { [texts in 'x-messages' | 'x-invalid-messages']?: Record<string, string> }>
 *   }
 * }} Contract
 * @typedef {{ id: string, summary: string, body: 'none' | 'json' | 'multipart', [column: string]: unknown }} Row
 */

/**
 * Every operation of the document, in its order.
 * @param {Contract} document
 * @returns {Row[]}
 */
function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const answers = Object.entries(operation.responses).map(
        ([status, answer]) => /** @type {const} */ ([Number(status), answer]),
      )
      const [mediaType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
      const input = body && document.components.schemas[basename(body.schema.$ref)]
      return {
        id: operation.operationId,
        summary: operation.summary,
        method,
        path,
        tag: operation.tags[0],
        audience: operation['x-audience'],
        credential: operation.security.length > 0,
        // most operations do not name it, and a column that is left out costs visitors no bytes
        onUnauthorized: operation['x-on-unauthorized'],
        success: answers.find(([status]) => status < 300)?.[0],
        refusals: Object.fromEntries(
          answers
            .filter(([status]) => status >= 400)
            .map(([status, answer]) => [status, messagesOf(document, answer)]),
        ),
        body: mediaType === undefined ? 'none' : mediaType === 'application/json' ? 'json' : 'multipart',
        messages: input?.['x-messages'] ?? {},
        invalidMessages: input?.['x-invalid-messages'] ?? {},
      }
    }),
  )
}

/**
 * The messages of an answer's examples. The server sends no others.
 * @type {(document: Contract, answer: Answer) => string[]}
 */
function messagesOf(document, answer) {
  const { content = {} } = answer.$ref
    ? (document.components.responses[basename(answer.$ref)] ?? answer)
    : answer
  return Object.values(content['application/json']?.examples ?? {}).map(({ value }) => value.message)
}

/** @param {string} id */
const pascal = (id) => id.charAt(0).toUpperCase() + id.slice(1)

/**
 * The source text of a table with these columns, one row an operation. What only a server has to know is in a table of
 * its own, so that a build for a real backend does not contain it.
 * @type {(name: string, operations: Row[], columns: (keyof Row)[]) => string}
 */
function tableFile(name, operations, columns) {
  const rows = operations.map((row) => {
    const cells = Object.fromEntries(columns.map((column) => [column, row[column]]))
    return `  ${row.id}: ${JSON.stringify(cells)},`
  })
  return `${banner}export const ${name} = {\n${rows.join('\n')}\n} as const\n`
}

/**
 * What each operation is for, in a few words: a file of its own, which the product does not load.
 * @param {Row[]} operations
 */
function summariesFile(operations) {
  const texts = Object.fromEntries(operations.map(({ id, summary }) => [id, summary]))
  return `${banner}export const summaries = ${JSON.stringify(texts, null, 2)} as const\n`
}

/** @param {Row[]} operations */
function schemasFile(operations) {
  const names = operations.flatMap(({ id, body }) => [
    ...(body === 'none' ? [] : [`z${pascal(id)}Body`]),
    `z${pascal(id)}Response`,
  ])
  const rows = operations.map(
    ({ id, body }) =>
      `  ${id}: { body: ${body === 'none' ? 'null' : `z${pascal(id)}Body`}, answer: z${pascal(id)}Response },`,
  )
  return `${banner}import {\n${names.map((name) => `  ${name},`).join('\n')}\n} from './zod.gen'\n\nexport const schemas = {\n${rows.join('\n')}\n} as const\n`
}

/**
 * A type for each named schema, so that a screen imports `Plan` and not a path into the document.
 * @param {Contract} document
 */
function typesFile({ components }) {
  const rows = Object.keys(components.schemas).map((name) => `export type ${name} = Schemas['${name}']`)
  return `${banner}import type { components } from './schema'\n\nexport type Schemas = components['schemas']\n${rows.join('\n')}\n`
}

const out = mkdtempSync(join(tmpdir(), 'contract-'))

/** @param {string[]} path @param {string[]} args */
const bin = (path, ...args) =>
  execFileSync(process.execPath, [join('node_modules', ...path), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, OUT: out },
  })

try {
  // the zod generator empties its folder, so it runs first
  bin(['@hey-api', 'openapi-ts', 'bin', 'run.js'], '-f', 'openapi-ts.config.ts')
  bin(['openapi-typescript', 'bin', 'cli.js'], 'openapi.yaml', '-o', join(out, 'schema.d.ts'))
  /** @type {Contract} */
  const document = parse(readFileSync('openapi.yaml', 'utf8'))
  const operations = operationsOf(document)
  const forAll = /** @type {const} */ (['method', 'path', 'audience', 'credential', 'onUnauthorized', 'body'])
  writeFileSync(join(out, 'operations.ts'), tableFile('operations', operations, [...forAll]))
  const forServers = /** @type {const} */ (['tag', 'success', 'refusals', 'messages', 'invalidMessages'])
  writeFileSync(join(out, 'server.ts'), tableFile('serverRules', operations, [...forServers]))
  writeFileSync(join(out, 'summaries.ts'), summariesFile(operations))
  writeFileSync(join(out, 'types.ts'), typesFile(document))
  writeFileSync(join(out, 'schemas.ts'), schemasFile(operations))

  const files = readdirSync(out)
  if (process.argv.includes('--check')) {
    const committed = existsSync(target) ? readdirSync(target) : []
    /** @param {string} folder @param {string} file */
    const read = (folder, file) =>
      existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : null
    const stale = [...new Set([...files, ...committed])].filter(
      (file) => read(target, file) !== read(out, file),
    )
    if (stale.length > 0) {
      console.error(`stale in ${target}: ${stale.join(', ')}. Run: npm run contract`)
      process.exitCode = 1
    } else {
      console.log(`${files.length} generated files are current`)
    }
  } else {
    rmSync(target, { recursive: true, force: true })
    cpSync(out, target, { recursive: true })
    console.log(`wrote ${files.join(', ')} to ${target}`)
  }
} finally {
  rmSync(out, { recursive: true, force: true })
}
