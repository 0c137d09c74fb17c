import type * as z from 'zod/mini'

type Place = readonly (string | number)[]

/** One place where a body breaks the contract to the letter. */
export type Breakage = {
  place: Place
  expected: string
  value: unknown
  issue: z.core.$ZodIssue
}

/**
 * Everything in which the body differs from the schema. Unions are entered: of their branches the one counts that came
 * closest, so that the place is a field and not the union.
 */
export function breakagesOf(schema: z.ZodMiniType, body: unknown, at: Place = []): Breakage[] {
  const { error } = schema.safeParse(body)
  return (error?.issues ?? []).flatMap(entered).map(({ path, ...issue }) => {
    const place = path.map((key) => (typeof key === 'number' ? key : String(key)))
    return {
      place: [...at, ...place],
      expected: expectation({ path, ...issue }),
      value: valueAt(body, place),
      issue: { path, ...issue },
    }
  })
}

function entered(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const branches = issue.errors.map((errors) => errors.flatMap(entered))
  const [closest] = branches.toSorted((one, other) => depth(other) - depth(one) || one.length - other.length)
  return (closest ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

const depth = (issues: readonly z.core.$ZodIssue[]) => Math.max(0, ...issues.map(({ path }) => path.length))

function valueAt(body: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? value[key as keyof typeof value] : undefined,
    body,
  )
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const formats: Record<string, string> = {
  datetime: 'a date as ISO 8601 with an offset',
  email: 'an e-mail address',
  url: 'an address (URL)',
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? issue.expected
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' or ')
    case 'invalid_format':
      if (issue.pattern === '/\\S/') return 'a text that is not blank'
      return formats[issue.format] ?? `a text like ${issue.pattern ?? issue.format}`
    case 'too_big':
      return `at most ${issue.maximum}${issue.origin === 'string' ? ' letters' : ''}`
    case 'too_small':
      return `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${issue.origin === 'string' ? ' letters' : ''}`
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return issue.message
  }
}

/** The value where a closed form was expected, else its kind alone: what a server answers may be private. */
export function found({ value, issue }: Breakage): string {
  const closed =
    issue.code === 'invalid_value' ||
    (issue.code === 'invalid_type' && ['number', 'int', 'boolean'].includes(issue.expected)) ||
    (issue.code === 'invalid_format' && (issue.format === 'datetime' || issue.format === 'regex'))
  const scalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  const text = JSON.stringify(value)
  return closed && scalar && value !== '' && text.length <= 40 ? text : kindOf(value)
}

export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (value === '') return 'an empty text'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object')
    return `an object with ${Object.keys(value).slice(0, 6).join(', ') || 'nothing'}`
  return (
    { string: 'a text', number: 'a number', boolean: 'true or false' }[typeof value as string] ?? typeof value
  )
}
