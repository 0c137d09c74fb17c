import fc from 'fast-check'

const numberIn = (name: string, standard: number): number => Number(process.env[name] ?? standard)

/**
 * How properties are run. The seed is the same at each `npm test`, so that a run that passed passes again;
 * `npm run test:model` sets another one, and how many times as many values are tried. What fast-check prints of a failure
 * names the seed.
 */
const seed = numberIn('PROPERTY_SEED', 20_261)
const times = numberIn('PROPERTY_TIMES', 1)

/** Tries the property on so many random values, and fails with the smallest one for which it does not hold. */
export function holds<Values>(property: fc.IProperty<Values>, runs?: number): void
export function holds<Values>(property: fc.IAsyncProperty<Values>, runs?: number): Promise<void>
export function holds<Values>(property: fc.IRawProperty<Values>, runs = 200): void | Promise<void> {
  return fc.assert(property, { seed, numRuns: runs * times })
}

const codePoint = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })
const loneHalf = fc.constantFrom('\ud800', '\udbff', '\udc00', '\udfff')

/** Any text that JSON can carry, lone halves of a surrogate pair included. */
export const anyText = fc.string({
  unit: fc.oneof({ weight: 9, arbitrary: codePoint }, { weight: 1, arbitrary: loneHalf }),
  maxLength: 40,
})

/** A text as people write it, of whole characters in any script. */
export const wellFormedText = fc.string({ unit: 'grapheme', maxLength: 30 })

/** Whole paise of any amount that the contract allows: up to ten million rupees. */
export const paise = fc.integer({ min: 1, max: 1_000_000_000 })
