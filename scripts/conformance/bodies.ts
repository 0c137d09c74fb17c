import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type BodyOf, formOf } from '@/contract'

/** Collections in which the tool creates rows. */
export const collections = ['plan', 'coupon', 'paymentOption', 'teamMember', 'feature', 'service'] as const
export type Collection = (typeof collections)[number]

/** Well-formed for a server with ObjectIds, but no row has this ID. */
export const UNKNOWN_ID = '64b000000000000000000000'

/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

type Document = { paths: Record<string, Record<string, Operation>> }
type Operation = { operationId: string; requestBody?: { content: Record<string, { example: object }> } }

/** The contract's example of each request body. */
export const examples: Partial<Record<string, object>> = Object.fromEntries(
  Object.values((parse(readFileSync('openapi.yaml', 'utf8')) as Document).paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, requestBody }) =>
      Object.values(requestBody?.content ?? {}).map(({ example }) => [operationId, example]),
    ),
)

/** What replaces the examples' values. Each body contains the mark, which identifies the stored row. */
const replacing = (mark: string, name = `Conformance ${mark}`): Record<Collection, object> => ({
  plan: { name, highlight: false, duration: 47 },
  coupon: { code: `CF${mark}`.toUpperCase(), usageLimit: undefined },
  // inactive, because clients must not pay to this ID
  paymentOption: { name, upiId: `conformance.${mark}@bank`, order: 9000, isActive: false },
  teamMember: {
    name,
    order: '9000',
    profileImage: new File([Buffer.from(PIXEL, 'base64')], 'pixel.png', { type: 'image/png' }),
  },
  feature: { title: name, order: 9000 },
  service: { name, order: 9000 },
})

type Body = { fields: Record<string, unknown>; body: unknown; mark: string }

export function newBodies() {
  const run = Math.random().toString(36).slice(2, 8)
  let count = 0
  // marks of equal length, so that none is the beginning of another
  const next = (): string => `${run}${String((count += 1)).padStart(4, '0')}`
  return {
    /** `changes` replace fields; an undefined value omits the field. */
    of(collection: Collection, changes: object = {}): Body {
      const mark = next()
      const example = examples[`create${capitalized(collection)}`]
      const fields = { ...example, ...replacing(mark)[collection], ...changes }
      return { fields, body: bodyOf(collection, fields), mark }
    },
    /** The email address has capitals, to test that the server stores it in lower case. */
    account: (): BodyOf<'register'> => ({
      name: 'Conformance Test',
      email: `Conformance.${next()}@Example.com`,
      password: `pass ${crypto.randomUUID()}`,
    }),
    /** Contains 12 digits, as a UPI reference does. */
    transactionId: (): string => `CONF ${Math.floor(1e11 + Math.random() * 9e11)}`,
    sentence: (): string => `Conformance test ${next()}`,
    markIn(body: unknown): string | undefined {
      const text = JSON.stringify(body instanceof FormData ? [...body.values()] : body) ?? ''
      return new RegExp(String.raw`${run}\d{4}`, 'i').exec(text)?.[0]
    },
  }
}

export const capitalized = <Text extends string>(text: Text) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>

/** A team member is sent as a form, because of the picture. */
export const bodyOf = (collection: Collection, fields: object): unknown =>
  collection === 'teamMember' ? formOf(fields) : fields
