// npm run contract               writes src/contract/generated from openapi.yaml
// npm run contract -- --check    exits with 1 if the committed files are stale
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import { parse } from 'yaml'

type Answer = {
  $ref?: string
  content?: Record<string, { examples?: Record<string, { value: { message: string } }> }>
}
type Messages = Record<string, string>
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security: object[]
  'x-audience': string
  'x-on-unauthorized'?: 'caller'
  responses: Record<string, Answer>
  requestBody?: { content: Record<string, { schema: { $ref: string } }> }
}
type Contract = {
  paths: Record<string, Record<string, Operation>>
  components: {
    responses: Record<string, Answer>
    schemas: Record<string, { 'x-messages'?: Messages; 'x-invalid-messages'?: Messages }>
  }
}

const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values
const target = 'src/contract/generated'
const contract: Contract = parse(readFileSync('openapi.yaml', 'utf8'))
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
)

/** The messages in an answer's examples; the server sends no others. */
function messagesOf(answer: Answer): string[] {
  const { content } = answer.$ref ? (contract.components.responses[basename(answer.$ref)] ?? answer) : answer
  return Object.values(content?.['application/json']?.examples ?? {}).map(({ value }) => value.message)
}

function bodyKind({ requestBody }: Operation): 'none' | 'json' | 'multipart' {
  if (!requestBody) return 'none'
  return 'application/json' in requestBody.content ? 'json' : 'multipart'
}

/** Rules that only a server needs; a build for a real backend leaves them out. */
function serverRules({ tags, responses, requestBody }: Operation) {
  const [body] = Object.values(requestBody?.content ?? {})
  const input = body && contract.components.schemas[basename(body.schema.$ref)]
  const statuses = Object.keys(responses).map(Number)
  const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400)
  return {
    tag: tags[0],
    success: statuses.find((status) => status < 300),
    refusals: Object.fromEntries(refusals.map(([status, answer]) => [status, messagesOf(answer)])),
    messages: input?.['x-messages'] ?? {},
    invalidMessages: input?.['x-invalid-messages'] ?? {},
  }
}

type Row = (typeof operations)[number]

/** Each table is a separate file because few chunks need them all. */
function table(name: string, valueOf: (operation: Row) => string, imports = ''): string {
  const rows = operations.map((operation) => `  ${operation.operationId}: ${valueOf(operation)},\n`)
  return `// Generated from openapi.yaml by \`npm run contract\`. Do not edit.\n${imports}export const ${name} = {\n${rows.join('')}} as const\n`
}

function schemasOf(operation: Row): string {
  const name = operation.operationId.replace(/^./, (letter) => `z.z${letter.toUpperCase()}`)
  return `{ body: ${operation.requestBody ? `${name}Body` : 'null'}, answer: ${name}Response }`
}

/** openapi-ts reads its other options from openapi-ts.config.ts. */
async function zodSchemas(): Promise<string> {
  const path = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    await createClient({ input: 'openapi.yaml', output: { path }, logs: { level: 'silent', file: false } })
    return readFileSync(join(path, 'zod.gen.ts'), 'utf8')
  } finally {
    rmSync(path, { recursive: true, force: true })
  }
}

const generated = new Map([
  ['zod.gen.ts', await zodSchemas()],
  [
    'operations.ts',
    table('operations', (operation) =>
      JSON.stringify({
        method: operation.method,
        path: operation.path,
        audience: operation['x-audience'],
        credential: operation.security.length > 0,
        // undefined, so left out, in most rows
        onUnauthorized: operation['x-on-unauthorized'],
        body: bodyKind(operation),
      }),
    ),
  ],
  ['server.ts', table('serverRules', (operation) => JSON.stringify(serverRules(operation)))],
  ['summaries.ts', table('summaries', ({ summary }) => JSON.stringify(summary))],
  ['schemas.ts', table('schemas', schemasOf, "import * as z from './zod.gen'\n\n")],
])

if (check) {
  const committed = new Map(
    readdirSync(target).map((file) => [file, readFileSync(join(target, file), 'utf8')]),
  )
  const files = new Set([...generated.keys(), ...committed.keys()])
  const stale = [...files].filter((file) => generated.get(file) !== committed.get(file))
  if (stale.length > 0) {
    console.error(`stale in ${target}: ${stale.join(', ')}. Run: npm run contract`)
    process.exitCode = 1
  } else console.log(`${files.size} generated files are current`)
} else {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const [file, text] of generated) writeFileSync(join(target, file), text)
  console.log(`wrote ${[...generated.keys()].join(', ')} to ${target}`)
}
