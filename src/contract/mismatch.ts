export type Place = readonly (string | number)[]

/** The place in an answer that could not be read: `subscriptions.3.status: a text expected, null found`. */
export class Mismatch extends Error {
  readonly place: Place

  constructor(place: Place, expected: string, found: unknown) {
    super(`${place.join('.') || 'body'}: ${expected} expected, ${describe(found)} found`)
    this.name = 'Mismatch'
    this.place = place
  }
}

/** The kind of a value and not the value: what a server answers may be private. */
function describe(value: unknown): string {
  if (value === undefined || value === null || value === '') return value === '' ? 'an empty text' : 'nothing'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'string' ? 'a text' : typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
