const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*'
const date = `\\d{1,2} ${month}(?: \\d{4})?|\\d{1,2}:\\d{2}(?: ?[ap]m)?|\\d{4}-\\d{2}-\\d{2}`
const passing =
  /\b(?:morning|afternoon|evening|today|yesterday|tomorrow|just now|ago|seconds?|minutes?|hours?)\b/i

/** Whether the text is relative to now, and so differs at another hour. */
export const countsFromNow = (text: string) => passing.test(text)

/** Splits at dates: odd places hold one. */
export const cutAtDates = (text: string) => text.split(new RegExp(`(${date})`, 'i'))
