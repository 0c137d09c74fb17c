/** Undefined for inherited names: a server may send `constructor`. */
export const entryOf = <Entry>(table: Readonly<Record<string, Entry>>, key: string): Entry | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** Maximum length of a status or a role; thousands of characters would take seconds to lay out. */
const LONGEST_WORD = 40

/** An unlisted value as sent, shortened if it is long. */
export const unknownWord = (value: string): string =>
  value.length > LONGEST_WORD ? `${Array.from(value).slice(0, LONGEST_WORD).join('')}…` : value

export const wordIn = (known: Readonly<Record<string, string>>, value: string): string =>
  entryOf(known, value) ?? unknownWord(value)
