import fc from 'fast-check'
import * as z from 'zod/mini'
import { foldSchema } from '@/contract'

/** A value as in the contract, and as a server may send it. */
type Sample = { meant: unknown; sent: unknown }
type Variant = fc.Arbitrary<Sample>

const same = (value: unknown): Sample => ({ meant: value, sent: value })
const oneOf = (meant: unknown, ...ways: unknown[]): Variant =>
  fc.constantFrom(...[meant, ...ways].map((sent) => ({ meant, sent })))

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((value) => /\S/.test(value))
const amount = fc.oneof(
  fc.nat(100_000),
  fc.integer({ min: 1, max: 1_000_000_000 }).map((paise) => paise / 100),
)
// in UTC with milliseconds, the format to which the API client normalises dates
const time = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) })

const unknownFields = fc.record(
  {
    __v: fc.nat(9),
    updatedAt: fc.constant('2026-08-02T09:30:00Z'),
    success: fc.boolean(),
    extra: fc.string({ maxLength: 3 }),
  },
  { requiredKeys: [] },
)

const otherNames: Record<string, string[]> = { _id: ['id'], createdAt: ['time', 'date', 'timestamp'] }

const scalar = (schema: z.ZodMiniType): Variant => {
  if (schema instanceof z.ZodMiniBoolean)
    return fc.boolean().chain((value) => oneOf(value, String(value), value ? 'True' : '0', value ? 1 : 0))
  if (schema instanceof z.ZodMiniNumber)
    return amount.chain((value) => {
      const grouped = value.toLocaleString('en-IN', { maximumFractionDigits: 2 })
      return oneOf(value, String(value), grouped, `₹${grouped}`, `Rs. ${grouped}`)
    })
  if (schema instanceof z.ZodMiniISODateTime)
    return time.chain((at) => {
      const whole = at - (at % 1000)
      return oneOf(
        new Date(whole).toISOString(),
        whole,
        whole / 1000,
        String(whole),
        new Date(whole).toUTCString(),
      )
    })
  if (schema instanceof z.ZodMiniEnum)
    return fc
      .constantFrom(...schema.options.map(String))
      .chain((value) => oneOf(value, value.toUpperCase(), ` ${value} `))
  return text.map(same)
}

/** Variants: other spellings, unknown and renamed fields, null or '' for a missing value, invalid rows in lists. */
const variantOf = foldSchema<{ variant: Variant; isRow: boolean }>({
  optional: ({ variant }) => ({
    isRow: false,
    variant: fc.oneof(
      { weight: 2, arbitrary: variant },
      fc.constantFrom<unknown>(undefined, null, '').map((sent) => ({ meant: undefined, sent })),
    ),
  }),
  list: ({ variant, isRow }) => ({
    isRow: false,
    variant: fc
      .tuple(fc.array(variant, { maxLength: 4 }), isRow ? fc.nat(9) : fc.constant(9))
      .map(([rows, invalidAt]) => ({
        meant: rows.map(({ meant }) => meant),
        sent: rows.flatMap(({ sent }, index) => (index === invalidAt ? [null, sent] : [sent])),
      })),
  }),
  union: (options) => ({ isRow: false, variant: fc.oneof(...options.map(({ variant }) => variant)) }),
  object: (fields) => ({ isRow: true, variant: objectVariant(fields) }),
  scalar: (schema) => ({ isRow: false, variant: scalar(schema) }),
})

function objectVariant(fields: Record<string, { variant: Variant }>): Variant {
  const variants = fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, { variant }]) => [name, variant])),
  )
  return fc.tuple(variants, unknownFields, fc.nat(3)).map(([samples, extra, spelling]) => {
    const sent: Record<string, unknown> = { ...extra }
    for (const [name, value] of Object.entries(samples))
      if (value.sent !== undefined) sent[[name, ...(otherNames[name] ?? [])][spelling] ?? name] = value.sent
    return {
      meant: Object.fromEntries(Object.entries(samples).map(([name, { meant }]) => [name, meant])),
      sent,
    }
  })
}

/** An answer as in the contract, and as a tolerated server sends it, bare or in an envelope. */
export const toleratedAnswer = (schema: z.ZodMiniType): Variant =>
  variantOf(schema).variant.chain(({ meant, sent }) =>
    fc
      .constantFrom<unknown>(sent, { success: true, errors: [], data: sent }, { status: 'ok', data: sent })
      .map((body) => ({
        meant,
        sent: body,
      })),
  )
