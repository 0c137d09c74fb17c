const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*'
/** Days and hours as the product writes them: 4 October 2026, 4 Oct, 11:30 am. */
const date = `\\d{1,2} ${month}(?: \\d{4})?|\\d{1,2}:\\d{2}(?: ?[ap]m)?|\\d{4}-\\d{2}-\\d{2}`
const passing =
  /\b(?:morning|afternoon|evening|today|yesterday|tomorrow|just now|ago|seconds?|minutes?|hours?)\b/i

/** Whether the text says when something is, counted from now: no test finds it at another hour. */
export const countsFromNow = (text: string) => passing.test(text)

/** The text cut at its dates: an odd place holds one. A single place: there is none. */
export const cutAtDates = (text: string) => text.split(new RegExp(`(${date})`, 'i'))
