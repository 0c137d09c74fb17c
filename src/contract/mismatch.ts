/** A path in an answer, as a linked list. Null means the answer itself. */
export type AnswerPath = { key: string | number; within: AnswerPath } | null

const keysOf = (place: AnswerPath): (string | number)[] =>
  place === null ? [] : [...keysOf(place.within), place.key]

export class Mismatch extends Error {
  readonly place: readonly (string | number)[]

  constructor(place: AnswerPath, expected: string, found: unknown) {
    const keys = keysOf(place)
    super(`${keys.join('.') || 'body'}: ${expected} expected, ${describe(found)} found`)
    this.name = 'Mismatch'
    this.place = keys
  }
}

/** Only the type, because the value may be private. */
function describe(value: unknown): string {
  if (value === undefined || value === null || value === '') return value === '' ? 'an empty text' : 'nothing'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'string' ? 'a text' : typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
