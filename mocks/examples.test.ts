// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

// backend developers build from these examples; Redocly checks that each is there and fits its schema
type Content = Record<string, { example?: object }>
type Operation = {
  operationId: string
  parameters?: { example: string }[]
  requestBody?: { content: Content }
  responses: Record<string, { content: Content }>
}
type Document = { paths: Record<string, Record<string, Operation>> }

const document = parse(readFileSync('openapi.yaml', 'utf8')) as Document
const byId = Object.values(document.paths)
  .flatMap((item) => Object.values(item))
  .map((operation) => [operation.operationId, operation] as const)

const successOf = ({ responses }: Operation) => Object.keys(responses).find((status) => status < '300') ?? ''
const answerOf = (operation: Operation) =>
  operation.responses[successOf(operation)]?.content['application/json']?.example ?? {}
const requestOf = ({ requestBody }: Operation) => Object.values(requestBody?.content ?? {})[0]?.example ?? {}

/** The entity in an answer such as `{ plan, message }`, or the last one in a list. */
const entityOf = (answer: object): object =>
  Object.values(answer)
    .map((value: unknown) => (Array.isArray(value) ? (value.at(-1) as unknown) : value))
    .find((value) => typeof value === 'object' && value !== null) ?? answer

/** Makes form values and entity values comparable. */
function plain(value: unknown): unknown {
  if (value === '') return null
  return typeof value === 'string' && /^\{.*\}$|^\d{1,4}$/.test(value) ? JSON.parse(value) : value
}

const sending = byId.filter(([, { requestBody, parameters }]) => requestBody ?? parameters)

test.each(sending)('has an example of %s whose answer repeats the sent values', (id, operation) => {
  const entity = Object.entries(entityOf(answerOf(operation)))
  const sent = new Map(Object.entries(requestOf(operation)))
  for (const { example } of operation.parameters ?? []) sent.set('_id', example)
  // the request holds the plan's name, but the answer holds its key
  if (id === 'subscribe') sent.delete('plan')
  const returned = entity.filter(([field]) => sent.has(field))
  expect(returned).toEqual(returned.map(([field]) => [field, plain(sent.get(field))]))
})

type Row = Partial<Record<string, unknown>>

function rowsIn(value: unknown): Row[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(rowsIn)]
}

const time = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : null)

test.each(byId)('has dates in order and distinct rows in the example of %s', (_, operation) => {
  const rows = rowsIn(answerOf(operation))
  for (const { createdAt, expiresAt, renewalRequestDate, status } of rows) {
    const [created, asked, ends] = [time(createdAt), time(renewalRequestDate), time(expiresAt)]
    const inOrder = status === 'expired' ? [created, ends, asked] : [created, asked, ends]
    const known = inOrder.filter((moment) => moment !== null)
    expect(known).toEqual(known.toSorted((a, b) => a - b))
  }
  const endsOf = (...statuses: unknown[]) =>
    rows.filter(({ status }) => statuses.includes(status)).map(({ expiresAt }) => time(expiresAt))
  expect(endsOf('active', 'expired')).not.toContain(null)
  expect(new Set([null, ...endsOf('pending', 'rejected')])).toEqual(new Set([null]))
  for (const list of rows.flatMap((row) => Object.values(row)).filter(Array.isArray)) {
    const ids = list.map((row: Row) => row['_id'] ?? JSON.stringify(row))
    expect(new Set(ids).size).toBe(ids.length)
  }
})
