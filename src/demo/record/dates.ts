import { escapedPattern } from '@/lib/escapedPattern'

const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*'
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*'
const date = `(?:${day},? )?(?:\\d{1,2} ${month}(?: \\d{4})?|\\d{1,2}:\\d{2}(?: ?[ap]m)?|\\d{4}-\\d{2}-\\d{2})`
const dates = new RegExp(`(${date})`, 'i')
const passing =
  /\b(?:morning|afternoon|evening|today|yesterday|tomorrow|just now|ago|seconds?|minutes?|hours?|\d+ [dhm])\b/i

/** Whether the text changes with time, as “5 minutes ago” does. */
export const isRelativeToNow = (text: string) => passing.test(text)

/** A pattern that matches the text whatever dates it holds; null if it holds none. */
export function withAnyDate(text: string): RegExp | null {
  const parts = text.split(dates)
  if (parts.length === 1) return null
  return new RegExp(
    `^${parts.map((part, index) => (index % 2 === 1 ? '.+' : escapedPattern(part))).join('')}$`,
  )
}
