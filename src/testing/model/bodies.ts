import fc from 'fast-check'

// What the people of the stories send: few values, so that they meet again.

export const planNames = fc.constantFrom(
  'Starter',
  'Premium',
  'Pro',
  ' pre mium',
  'Basic Site',
  'P R O',
  'Gold',
  'Gold Pro',
)
export const codes = fc.constantFrom('GIFT', ' gift ', 'FIRST500', 'Monsoon')
export const transactions = fc.oneof(
  { weight: 3, arbitrary: fc.nat(99_999).map((digits) => `4127339${String(digits).padStart(5, '0')}`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '4127 3391 0001',
      '412733910001',
      'ab12',
      'AB 12',
      'ＡＢ１２',
      '\u200b',
      'FREE-GIFT',
      ' free-gift',
    ),
  },
)
export const amounts = fc.constantFrom(1, 500, 1999, 4499.5, 10_000_000)
export const words = fc.constantFrom('Once more', '  The form sends no mail ', '₹1 “off” 🙂')
export const optional = <Fields>(
  model: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
  required: (keyof Fields)[],
) => fc.record(model, { requiredKeys: required }) as fc.Arbitrary<Partial<Fields>>

export const nothing = fc.constant(undefined)
export const reason = fc.record({ reason: words })
const texts = { description: words, icon: fc.constantFrom('pen', 'server') }
const order = fc.integer({ min: 0, max: 3 })
const color = fc.constantFrom('#667eea', '#000000')
const list = fc.subarray(['Backups', 'Three drafts'])

export const plan = optional(
  {
    name: planNames,
    price: amounts,
    duration: fc.constantFrom(1, 2, 30, 3650),
    oldPrice: fc.option(amounts),
    save: fc.option(words),
    features: list,
    highlight: fc.boolean(),
    color: fc.option(color),
  },
  ['name', 'price', 'duration'],
)
export const paymentOption = optional(
  {
    name: words,
    upiId: fc.constantFrom('studio@bank', 'Studio@Bank', ' other@bank', 'third@bank'),
    description: fc.option(words),
    paymentType: fc.constantFrom('UPI', 'BANK_TRANSFER', 'WALLET'),
    order: fc.integer({ min: -2, max: 2 }),
    isActive: fc.boolean(),
  },
  ['name', 'upiId'],
)
export const feature = optional(
  { ...texts, title: words, category: fc.constantFrom('web', 'mobile'), order, color, benefits: list },
  ['title', 'description', 'icon'],
)
export const service = optional(
  {
    ...texts,
    name: words,
    category: fc.constantFrom('design', 'consulting'),
    shortDescription: fc.option(words),
    price: fc.option(words),
    duration: fc.option(words),
    order,
    color,
    features: list,
  },
  ['name', 'description', 'icon'],
)
export const teamMember = optional(
  {
    name: words,
    position: words,
    email: fc.constantFrom('ishaan@studio.example', ''),
    phone: words,
    bio: words,
    order: fc.constantFrom('0', '7'),
    socialLinks: fc.constantFrom('{}', '{"github":"https://github.example/a"}'),
  },
  ['name', 'position'],
)
export const credentials = {
  email: fc.constantFrom('asha@fort.example', ' Asha@Fort.example ', 'bela@fort.example', 'dev@fort.example'),
  password: fc.constantFrom('alphonso-1', 'alphonso-2', 'not-the-password'),
}
