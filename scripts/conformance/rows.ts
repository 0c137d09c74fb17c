/** An entity of the contract, as far as it could be read. */
export type Row = { _id: string; [field: string]: unknown }

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' &&
  value !== null &&
  '_id' in value &&
  typeof value._id === 'string' &&
  value._id !== ''

/** The entities of a list, bare or under whatever key. */
export function rowsOf(answer: unknown): Row[] {
  const list = Array.isArray(answer) ? answer : Object.values(Object(answer)).find(Array.isArray)
  return (list ?? []).filter(isRow)
}
