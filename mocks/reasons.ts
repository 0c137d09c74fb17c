import { locales } from 'zod/mini'

/** For `safeParse`: zod's own messages instead of those for forms. */
export const withZodMessages = { error: locales.en().localeError }
