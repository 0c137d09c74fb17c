import { expect, test } from 'vitest'
import {
  asSubmitted,
  reasonInFreeId,
  freeTransactionId,
  idHint,
  looksLikeUtr,
  namesCoupon,
  readableId,
  isSameTransaction,
} from './transactionId'

test.each([
  ['spaces and case', 't2309 a'],
  ['a zero-width space', 'T\u200b2309A'],
  ['a soft hyphen', 'T23\u00ad09A'],
  ['a variation selector', 'T2309A\ufe0f'],
  ['full-width characters', 'Ｔ２３０９Ａ'],
])('treats IDs that differ in %s as equal', (_, typed) => {
  expect(isSameTransaction(typed, 'T2309A')).toBe(true)
})

test.each([
  'UTR: 612345678901',
  '612345678901.',
  '6123-4567-8901',
  '6123 – 4567 – 8901',
  'GPay 612345678901',
  'IMPS/612345678901/5',
  '६१२३४५६७८९०१',
  '٦١٢٣ ٤٥٦٧ ٨٩٠١',
])('reads %s as the payment 612345678901', (typed) => {
  expect(isSameTransaction(typed, '612345678901')).toBe(true)
  expect(asSubmitted(typed)).toBe('612345678901')
})

test.each([
  ['another digit', '612345678902'],
  ['13 digits', '6123456789012'],
  ['a second reference', '612345678901, 425811906634'],
])('treats a different ID as another payment: %s', (_, typed) => {
  expect(isSameTransaction(typed, '612345678901')).toBe(false)
})

test('ignores punctuation at the ends of an ID, but not inside it', () => {
  expect(isSameTransaction('(NEFT-77).', 'neft-77')).toBe(true)
  expect(isSameTransaction('NEFT-77', 'NEFT77')).toBe(false)
})

test('does not match an ID with a different letter, or a missing ID', () => {
  expect(isSameTransaction('T2309B', 'T2309A')).toBe(false)
  expect(isSameTransaction(null, 'T2309A')).toBe(false)
})

test('finds the coupon or plan that a FREE- ID names', () => {
  expect(reasonInFreeId(freeTransactionId('WELCOME2000'))).toBe('WELCOME2000')
  expect(reasonInFreeId(' free-x ')).toBe('X')
  expect(namesCoupon('free-diwali', 'Diwali')).toBe(true)
  expect(reasonInFreeId('FREE-612345678901')).toBe('612345678901')
  expect(isSameTransaction('FREE-612345678901', '612345678901')).toBe(false)
  expect(['4329 7715 0042', 'FREE-', 'FREEDOM'].map(reasonInFreeId)).toEqual([null, null, null])
})

/** One UTR, with invisible characters or full-width digits. */
const disguised = [
  '4258\u200b11906634',
  '\u200e425811906634\u200f',
  '4258\u00ad1190\u00ad6634',
  '４２５８１１９０６６３４',
]

test.each(disguised)('finds the UTR in %j', (id) => {
  expect(looksLikeUtr(id)).toBe(true)
  expect(asSubmitted(id)).toBe('425811906634')
  expect(idHint(id)).toBeNull()
  expect(readableId(id)).toBe('4258 1190 6634')
})

test('submits a UTR without its spaces, and any other ID as typed', () => {
  expect(asSubmitted('4258 1190 6634')).toBe('425811906634')
  expect(asSubmitted('NEFT 77')).toBe('NEFT 77')
})

test.each([
  ['433100478', '9 digits, expected 12'],
  ['4331 0047 8', '9 digits, expected 12'],
  ['7', '1 digit, expected 12'],
  ['NEFT2211', 'not a 12-digit reference'],
  ['4329 7715 0042', null],
])('gives %s the hint: %s', (id, hint) => {
  expect(idHint(id)).toBe(hint)
})

test('shows digits in groups of four, and only trims other IDs', () => {
  expect(readableId('432977150042')).toBe('4329 7715 0042')
  expect(readableId(' NEFT2211 ')).toBe('NEFT2211')
})
