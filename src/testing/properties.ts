import fc from 'fast-check'

const numberIn = (name: string, standard: number): number => Number(process.env[name] ?? standard)

/** Fixed, to keep `npm test` repeatable, unless PROPERTY_SEED is set. fast-check prints the seed of a failure. */
const seed = numberIn('PROPERTY_SEED', 20_261)
const times = numberIn('PROPERTY_TIMES', 1)

export function holds<Values>(property: fc.IProperty<Values>, runs?: number): void
export function holds<Values>(property: fc.IAsyncProperty<Values>, runs?: number): Promise<void>
export function holds<Values>(property: fc.IRawProperty<Values>, runs = 200): void | Promise<void> {
  return fc.assert(property, { seed, numRuns: runs * times })
}

const codePoint = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })
const loneHalf = fc.constantFrom('\ud800', '\udbff', '\udc00', '\udfff')

/** Any text that JSON can carry, including lone surrogates. */
export const anyText = fc.string({
  unit: fc.oneof({ weight: 9, arbitrary: codePoint }, { weight: 1, arbitrary: loneHalf }),
  maxLength: 40,
})

export const wellFormedText = fc.string({ unit: 'grapheme', maxLength: 30 })

/** Amounts in paise that the contract allows: up to ten million rupees. */
export const paise = fc.integer({ min: 1, max: 1_000_000_000 })
