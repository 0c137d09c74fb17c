import { config, type core, type ZodMiniType } from 'zod/mini'

/** With Indian grouping. Formatted on demand, because Intl's first formatter is slow. */
const grouped = (bound: number | bigint) => bound.toLocaleString('en-IN')
const units: Record<string, string> = { string: ' characters', array: ' entries' }

function fieldMessage(issue: core.$ZodRawIssue): string | undefined {
  const { code } = issue
  if (code === 'too_big' || code === 'too_small') {
    // zod's limit for whole numbers
    if (issue.note) return 'This number is out of range.'
    const unit = units[issue.origin] ?? ''
    if (code === 'too_big') return `At most ${grouped(issue.maximum)}${unit}.`
    return `${issue.inclusive ? 'At least' : 'More than'} ${grouped(issue.minimum)}${unit}.`
  }
  if (code === 'invalid_type' && issue.expected === 'int') return 'Please enter a whole number.'
  if (code === 'invalid_type' && issue.expected === 'number') return 'Please enter a number.'
  if (code === 'invalid_format' && issue.format === 'email') return 'Please enter a valid email address.'
  // the server stored a value that is not in the contract's list
  if (code === 'invalid_value') return 'Please choose one from the list.'
  return undefined
}

config({ customError: fieldMessage })

export function problemOf(field: ZodMiniType, value: unknown): string | undefined {
  return field.safeParse(value).error?.issues[0]?.message
}
