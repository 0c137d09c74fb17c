import { config, type core, type ZodMiniType } from 'zod/mini'

/** A bound as India writes it; made when a form needs one, because Intl's first formatter takes long. */
const grouped = (bound: number | bigint) => bound.toLocaleString('en-IN')
const units: Record<string, string> = { string: ' letters', array: ' entries' }

/** What a form says of a value that breaks the contract's bounds; undefined: zod's own words. */
function fieldMessage(issue: core.$ZodRawIssue): string | undefined {
  const { code } = issue
  if (code === 'too_big' || code === 'too_small') {
    // a bound of zod's own, for whole numbers, that comes before the contract's
    if (issue.note) return 'This number is out of range.'
    const unit = units[issue.origin] ?? ''
    if (code === 'too_big') return `At most ${grouped(issue.maximum)}${unit}.`
    return `${issue.inclusive ? 'At least' : 'More than'} ${grouped(issue.minimum)}${unit}.`
  }
  if (code === 'invalid_type' && issue.expected === 'int') return 'Please enter a whole number.'
  if (code === 'invalid_type' && issue.expected === 'number') return 'Please enter a number.'
  if (code === 'invalid_format' && issue.format === 'email') return 'Please enter a valid email address.'
  // a word that a server has stored, and no list of choices has
  if (code === 'invalid_value') return 'Please choose one of the list.'
  return undefined
}

// for every schema without words of its own, so that no form shows zod's
config({ customError: fieldMessage })

/** What is wrong with the value of one field of the contract; undefined when nothing is. */
export function problemOf(field: ZodMiniType, value: unknown): string | undefined {
  return field.safeParse(value).error?.issues[0]?.message
}
