import { type BodyOf, formOf } from '@/contract'

/** Collections in which the tool creates rows. */
export const collections = ['plan', 'coupon', 'paymentOption', 'teamMember', 'feature', 'service'] as const
export type Collection = (typeof collections)[number]

/** Well-formed for a server with ObjectIds, but no row has this ID. */
export const UNKNOWN_ID = '64b000000000000000000000'

/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

type Valid = { teamMember: object } & {
  [Each in Exclude<Collection, 'teamMember'>]: BodyOf<`create${Capitalize<Each>}`>
}

const description = 'Made by the conformance test'
const listed = { description, order: 9000, color: '#667eea' }

/** Each body contains the mark, which identifies the stored row. */
const valid = (mark: string): Valid => ({
  plan: {
    name: `Conformance ${mark}`,
    price: 1999,
    oldPrice: 2499,
    save: 'Save ₹500',
    features: ['One page'],
    color: '#667eea',
    duration: 47,
  },
  coupon: { code: `CF${mark}`.toUpperCase(), amount: 100 },
  paymentOption: {
    name: `Conformance ${mark}`,
    upiId: `conformance.${mark}@bank`,
    description,
    paymentType: 'UPI',
    order: 9000,
    // inactive, because clients must not pay to this ID
    isActive: false,
  },
  teamMember: {
    name: `Conformance ${mark}`,
    position: 'Designer',
    email: `conformance.${mark}@example.com`,
    order: '9000',
    socialLinks: JSON.stringify({ github: 'https://github.com/conformance' }),
    profileImage: new File([Buffer.from(PIXEL, 'base64')], 'pixel.png', { type: 'image/png' }),
  },
  feature: {
    ...listed,
    title: `Conformance ${mark}`,
    icon: 'server',
    category: 'web',
    benefits: ['Backups'],
  },
  service: {
    ...listed,
    name: `Conformance ${mark}`,
    icon: 'pen',
    category: 'design',
    price: 'From ₹1,999',
    features: ['Three drafts'],
  },
})

type Body = { fields: Record<string, unknown>; body: unknown; mark: string }

export function newBodies() {
  const run = Math.random().toString(36).slice(2, 8)
  let count = 0
  // equal lengths, so no mark is the beginning of another
  const next = (): string => `${run}${String((count += 1)).padStart(4, '0')}`
  return {
    /** `changes` replace fields; an undefined value omits the field. */
    of(collection: Collection, changes: object = {}): Body {
      const mark = next()
      const fields = { ...valid(mark)[collection], ...changes }
      return { fields, body: bodyOf(collection, fields), mark }
    },
    /** The email address has capitals, to test that the server stores it in lower case. */
    account: (): BodyOf<'register'> => ({
      name: 'Conformance Test',
      email: `Conformance.${next()}@Example.com`,
      password: `pass ${crypto.randomUUID()}`,
    }),
    /** With the 12 digits of a UPI reference. */
    transactionId: (): string => `CONF ${Math.floor(1e11 + Math.random() * 9e11)}`,
    sentence: (): string => `Conformance test ${next()}`,
    markIn(body: unknown): string | undefined {
      const text = JSON.stringify(body instanceof FormData ? [...body.values()] : body) ?? ''
      return new RegExp(String.raw`${run}\d{4}`, 'i').exec(text)?.[0]
    },
  }
}

/** A team member is sent as a form, because of the picture. */
export const bodyOf = (collection: Collection, fields: object): unknown =>
  collection === 'teamMember' ? formOf(fields) : fields
