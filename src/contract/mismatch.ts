/** Where something stands in an answer: under a key of what is around it. Null is the answer itself. */
export type Place = { key: string | number; within: Place } | null

const keysOf = (place: Place): (string | number)[] =>
  place === null ? [] : [...keysOf(place.within), place.key]

/** The place in an answer that could not be read: `subscriptions.3.status: a text expected, null found`. */
export class Mismatch extends Error {
  /** The keys that lead to the place. */
  readonly place: readonly (string | number)[]

  constructor(place: Place, expected: string, found: unknown) {
    const keys = keysOf(place)
    super(`${keys.join('.') || 'body'}: ${expected} expected, ${describe(found)} found`)
    this.name = 'Mismatch'
    this.place = keys
  }
}

/** The kind of a value and not the value: what a server answers may be private. */
function describe(value: unknown): string {
  if (value === undefined || value === null || value === '') return value === '' ? 'an empty text' : 'nothing'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'string' ? 'a text' : typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
