import { locales } from 'zod/mini'

/** For `safeParse`: the log says in zod's own words why a value breaks the contract, and not in those of the forms. */
export const withZodMessages = { error: locales.en().localeError }
