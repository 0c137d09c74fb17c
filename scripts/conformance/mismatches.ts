import type * as z from 'zod/mini'

export type JsonPath = readonly (string | number)[]

export type Breakage = {
  place: JsonPath
  expected: string
  value: unknown
  issue: z.core.$ZodIssue
}

/** Where the body breaks the schema. For a union, only the closest branch counts, to name a field instead of the union. */
export function breakagesOf(schema: z.ZodMiniType, body: unknown, at: JsonPath = []): Breakage[] {
  const issues = schema.safeParse(body).error?.issues ?? []
  return issues.flatMap(entered).map((issue) => {
    const place = issue.path.map((key) => (typeof key === 'number' ? key : String(key)))
    const value = place.reduce<unknown>((each, key) => Object(each)[key], body)
    return { place: [...at, ...place], expected: expectation(issue), value, issue }
  })
}

function entered(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const branches = issue.errors.map((errors) => errors.flatMap(entered))
  const [closest] = branches.toSorted((one, other) => depth(other) - depth(one) || one.length - other.length)
  return (closest ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

const depth = (issues: readonly z.core.$ZodIssue[]) => Math.max(0, ...issues.map(({ path }) => path.length))

const formats: Record<string, string> = {
  datetime: 'an ISO 8601 date with an offset',
  email: 'an email address',
  url: 'a URL',
}

function expectation(issue: z.core.$ZodIssue): string {
  const unit = 'origin' in issue && issue.origin === 'string' ? ' characters' : ''
  if (issue.code === 'invalid_type') return issue.expected
  if (issue.code === 'invalid_value') return issue.values.map((value) => JSON.stringify(value)).join(' or ')
  if (issue.code === 'too_big') return `at most ${issue.maximum}${unit}`
  if (issue.code === 'too_small')
    return `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${unit}`
  if (issue.code !== 'invalid_format') return issue.message
  if (issue.pattern === '/\\S/') return 'a string that is not blank'
  return formats[issue.format] ?? `a string that matches ${issue.pattern ?? issue.format}`
}

/** The value if the contract restricts its form, else only its type, because an answer may hold private data. */
export function foundValue({ value, issue }: Breakage): string {
  const isClosed =
    issue.code === 'invalid_value' ||
    (issue.code === 'invalid_type' && ['number', 'int', 'boolean'].includes(issue.expected)) ||
    (issue.code === 'invalid_format' && ['datetime', 'regex'].includes(issue.format))
  const text = JSON.stringify(value) ?? ''
  return isClosed && Object(value) !== value && text.length <= 40 ? text : typeOf(value)
}

export function typeOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (value === '') return 'an empty string'
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value !== 'object') return typeof value
  return `an object with ${Object.keys(value).slice(0, 6).join(', ') || 'no keys'}`
}
