import fc from 'fast-check'
import * as z from 'zod/mini'
import { foldSchema } from '@/contract'

/** A value as the contract has it, and one of the ways in which servers say it. */
type Said = { meant: unknown; sent: unknown }
type Saying = fc.Arbitrary<Said>

const same = (value: unknown): Said => ({ meant: value, sent: value })
const oneOf = (meant: unknown, ...ways: unknown[]): Saying =>
  fc.constantFrom(...[meant, ...ways].map((sent) => ({ meant, sent })))

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((value) => /\S/.test(value))
const amount = fc.oneof(
  fc.nat(100_000),
  fc.integer({ min: 1, max: 1_000_000_000 }).map((paise) => paise / 100),
)
// with milliseconds and in UTC, as the product writes a date that it has read from another spelling
const time = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) })

/** What stands in an answer beside the fields of the contract. */
const unknownFields = fc.record(
  {
    __v: fc.nat(9),
    updatedAt: fc.constant('2026-08-02T09:30:00Z'),
    success: fc.boolean(),
    extra: fc.string({ maxLength: 3 }),
  },
  { requiredKeys: [] },
)

/** How servers of this kind call a field otherwise (CONTRACT, the day the real backend comes). */
const otherNames: Record<string, string[]> = { _id: ['id'], createdAt: ['time', 'date', 'timestamp'] }

const scalar = (schema: z.ZodMiniType): Saying => {
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

/**
 * A value of the schema and what a tolerated server makes of it: numbers and answers of yes or no as texts, dates and
 * listed values in other spellings, unknown fields, other names of fields, null, nothing or an empty text where there is
 * no value, and rows that are none between the rows of a list.
 */
const sayingOf = foldSchema<{ saying: Saying; isRow: boolean }>({
  optional: ({ saying }) => ({
    isRow: false,
    saying: fc.oneof(
      { weight: 2, arbitrary: saying },
      fc.constantFrom<unknown>(undefined, null, '').map((sent) => ({ meant: undefined, sent })),
    ),
  }),
  list: ({ saying, isRow }) => ({
    isRow: false,
    saying: fc
      .tuple(fc.array(saying, { maxLength: 4 }), isRow ? fc.nat(9) : fc.constant(9))
      .map(([rows, rubbish]) => ({
        meant: rows.map(({ meant }) => meant),
        sent: rows.flatMap(({ sent }, index) => (index === rubbish ? [null, sent] : [sent])),
      })),
  }),
  union: (options) => ({ isRow: false, saying: fc.oneof(...options.map(({ saying }) => saying)) }),
  object: (fields) => ({ isRow: true, saying: objectSaying(fields) }),
  scalar: (schema) => ({ isRow: false, saying: scalar(schema) }),
})

function objectSaying(fields: Record<string, { saying: Saying }>): Saying {
  const sayings = fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, { saying }]) => [name, saying])),
  )
  return fc.tuple(sayings, unknownFields, fc.nat(3)).map(([said, beside, spelling]) => {
    const sent: Record<string, unknown> = { ...beside }
    for (const [name, value] of Object.entries(said))
      if (value.sent !== undefined) sent[[name, ...(otherNames[name] ?? [])][spelling] ?? name] = value.sent
    return {
      meant: Object.fromEntries(Object.entries(said).map(([name, { meant }]) => [name, meant])),
      sent,
    }
  })
}

/** An answer as the contract has it, and as a tolerated server sends it, bare or in an envelope. */
export const answerOf = (schema: z.ZodMiniType): Saying =>
  sayingOf(schema).saying.chain(({ meant, sent }) =>
    fc
      .constantFrom<unknown>(sent, { success: true, errors: [], data: sent }, { status: 'ok', data: sent })
      .map((body) => ({
        meant,
        sent: body,
      })),
  )
