/** The entry of the table itself: a server may send `constructor`, which every object has besides. */
export const entryOf = <Entry>(table: Readonly<Record<string, Entry>>, key: string): Entry | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** The longest that a server may call a status, a role or the like, in letters. Browsers take seconds to lay thousands out. */
const LONGEST_WORD = 40

/** A value that nobody knows, where one word of a list is expected: as the server sent it, cut where it is no word any more. */
export const unknownWord = (value: string): string =>
  value.length > LONGEST_WORD ? `${Array.from(value).slice(0, LONGEST_WORD).join('')}…` : value

/** The word that this value stands for. A value that nobody knows is shown as the server sent it. */
export const wordIn = (known: Readonly<Record<string, string>>, value: string): string =>
  entryOf(known, value) ?? unknownWord(value)
