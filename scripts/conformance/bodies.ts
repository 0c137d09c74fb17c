import { type BodyOf, formOf } from '@/contract'

/** Collections of which the tool makes rows of its own. */
export type Thing = 'plan' | 'coupon' | 'paymentOption' | 'teamMember' | 'feature' | 'service'

/** A picture of one dot. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Valid bodies, with a mark in each by which the row is found again; no two runs use the same. */
export function newBodies() {
  const run = Math.random().toString(36).slice(2, 8)
  let count = 0
  // of one length, so that none begins another
  const next = (): string => `${run}${String((count += 1)).padStart(4, '0')}`

  const plan = (mark: string): BodyOf<'createPlan'> => ({
    name: `Conformance ${mark}`,
    price: 1999,
    oldPrice: 2499,
    save: 'Save ₹500',
    features: ['One page'],
    color: '#667eea',
    duration: 47,
  })
  const coupon = (mark: string): BodyOf<'createCoupon'> => ({ code: `CF${mark}`.toUpperCase(), amount: 100 })
  const paymentOption = (mark: string): BodyOf<'createPaymentOption'> => ({
    name: `Conformance ${mark}`,
    upiId: `conformance.${mark}@bank`,
    description: 'For a test of the server',
    paymentType: 'UPI',
    order: 9000,
    isActive: true,
  })
  const feature = (mark: string): BodyOf<'createFeature'> => ({
    title: `Conformance ${mark}`,
    description: 'For a test of the server',
    icon: 'server',
    category: 'web',
    order: 9000,
    color: '#667eea',
    benefits: ['Backups'],
  })
  const service = (mark: string): BodyOf<'createService'> => ({
    name: `Conformance ${mark}`,
    description: 'For a test of the server',
    icon: 'pen',
    category: 'design',
    price: 'From ₹1,999',
    order: 9000,
    color: '#667eea',
    features: ['Three drafts'],
  })
  const teamMember = (mark: string): object => ({
    name: `Conformance ${mark}`,
    position: 'Designer',
    email: `conformance.${mark}@example.com`,
    order: '9000',
    socialLinks: JSON.stringify({ github: 'https://github.com/conformance' }),
    profileImage: new File([Buffer.from(DOT, 'base64')], 'dot.png', { type: 'image/png' }),
  })
  const valid: Record<Thing, (mark: string) => object> = {
    plan,
    coupon,
    paymentOption,
    feature,
    service,
    teamMember,
  }

  return {
    /** Of the thing, with these fields changed; undefined leaves one out. */
    of(thing: Thing, changes: object = {}): { fields: Record<string, unknown>; body: unknown; mark: string } {
      const mark = next()
      const fields = { ...valid[thing](mark), ...changes }
      return { fields, body: bodyOf(thing, fields), mark }
    },
    /** In mixed case, which a server has to store lower-cased. */
    account: (): BodyOf<'register'> => ({
      name: 'Conformance Test',
      email: `Conformance.${next()}@Example.com`,
      password: `pass ${crypto.randomUUID()}`,
    }),
    /** With the 12 digits of a UPI reference. */
    transactionId: (): string => `CONF ${Math.floor(1e11 + Math.random() * 9e11)}`,
    sentence: (): string => `Conformance test ${next()}`,
  }
}

/** As the operation takes it: a team member comes as a form, for it carries a picture. */
export const bodyOf = (thing: Thing, fields: object): unknown =>
  thing === 'teamMember' ? formOf(fields) : fields
