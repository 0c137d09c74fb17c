import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBody, schemas } from '.'

const user = { _id: 'u1', name: 'Devika', email: 'd@shore.example', role: 'user' }
const plan = { _id: 'p1', name: 'Pro', features: [], highlight: false, duration: 365 }

const atOf = (createdAt: unknown) => readBody(schemas.getMe.answer, { ...user, createdAt })
const priceOf = (price: unknown) => readBody(schemas.listPlans.answer, [{ ...plan, price }])

describe.each(['Asia/Kolkata', 'UTC', 'America/New_York'])('dates, read in %s', (zone) => {
  const own = process.env['TZ']
  beforeAll(() => {
    process.env['TZ'] = zone
  })
  afterAll(() => {
    process.env['TZ'] = own
  })

  test.each([
    ['2026-09-15T18:35:00', '2026-09-15T13:05:00.000Z'],
    ['2026-09-15 18:35:00.123456', '2026-09-15T13:05:00.123Z'],
    ['2026-09-15', '2026-09-14T18:30:00.000Z'],
    ['2026/9/15', '2026-09-14T18:30:00.000Z'],
    ['2026-09-15 18:35:00+00', '2026-09-15T18:35:00.000Z'],
    ['2026-09-15 18:35:00 -0430', '2026-09-15T23:05:00.000Z'],
    ['2026-09-15 18:35:00 UTC', '2026-09-15T18:35:00.000Z'],
    ['15/09/2026', '2026-09-14T18:30:00.000Z'],
    ['09/15/2026', '2026-09-14T18:30:00.000Z'],
    ['05/05/2026', '2026-05-04T18:30:00.000Z'],
    ['15-9-2026, 6:05:00 pm', '2026-09-15T12:35:00.000Z'],
    ['9/15/2026, 12:05:00\u202FAM', '2026-09-14T18:35:00.000Z'],
    ['15 Sep 2026', '2026-09-14T18:30:00.000Z'],
    ['September 15th, 2026 at 18:35', '2026-09-15T13:05:00.000Z'],
    ['Tue, 15 Sept 2026 18:35:00 GMT', '2026-09-15T18:35:00.000Z'],
    ['Tue Sep 15 2026 18:35:00 GMT+0530 (India Standard Time)', '2026-09-15T13:05:00.000Z'],
    ['Tue Sep 15 2026 18:35:00 GMT+0000', '2026-09-15T18:35:00.000Z'],
  ])('reads the unambiguous %j', (sent, read) => {
    expect(atOf(sent)).toMatchObject({ value: { createdAt: read }, unread: [], missed: [] })
  })

  test.each([
    '05/09/2026',
    '5-9-2026 18:35',
    '05.09.26',
    '15/09/26',
    '31/02/2026',
    '2026-02-30T00:00:00Z',
    '2026-09-15T25:00:00',
    '15 Sep 2026 13:00 pm',
    'Tue Sep 15 2026 18:35:00 EST',
    '15 Sap 2026',
    '2026',
    20_260_915,
    'tomorrow',
  ])('does not guess %j, but reports it', (sent) => {
    const { value, missed } = atOf(sent)
    expect(value).toMatchObject({ createdAt: '' })
    expect(missed.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^createdAt: a date expected, a (text|number) found$/),
    ])
  })
})

describe('amounts', () => {
  test.each([
    ['4,999', 4999],
    ['14,99,999.50', 1_499_999.5],
    ['1,499,999', 1_499_999],
    ['4,999/-', 4999],
    ['Rs 4,999', 4999],
    ['Rs. 4,999.00/-', 4999],
    ['4999 INR', 4999],
    ['₹ 4 999', 4999],
    ['-₹500', -500],
    ['1e3', 1000],
  ])('reads %j as %d', (sent, price) => {
    expect(priceOf(sent)).toMatchObject({ value: [{ price }], unread: [], missed: [] })
  })

  test.each(['4,99', '1.999,50', '49,9,99', ',999', '0x10', '4999 or 5999', '$49', '--5'])(
    'does not guess %j',
    (sent) => {
      expect(priceOf(sent).unread.map(({ message }) => message)).toEqual([
        '0.price: a number expected, a text found',
      ])
    },
  )
})

test('reports an unreadable optional field, but not an empty one', () => {
  const sent = { ...plan, price: 4999 }
  expect(readBody(schemas.listPlans.answer, [{ ...sent, oldPrice: '59,99' }])).toMatchObject({
    value: [{ price: 4999 }],
    unread: [],
    missed: [{ message: '0.oldPrice: a number expected, a text found' }],
  })
  for (const oldPrice of [null, '', undefined, 'none'])
    expect(readBody(schemas.listPlans.answer, [{ ...sent, oldPrice }]).missed).toEqual([])
})
