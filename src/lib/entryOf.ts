/** The entry of the table itself: a server may send `constructor`, which every object has besides. */
export const entryOf = <Entry>(table: Readonly<Record<string, Entry>>, key: string): Entry | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
