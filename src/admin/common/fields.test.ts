import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { problemOf, schemas } from '@/contract'
import { pickableColor } from './pickableColor'
import { displayOrder, lines, optionalPositive, optionalText, positiveNumber, requiredText } from './fields'

const plan = schemas.createPlan.body.shape
const { usageLimit } = schemas.createCoupon.body.shape
const order = displayOrder(schemas.createFeature.body.shape.order, 0)
const features = lines(plan.features)

test.each<[input: string, field: z.ZodMiniType, typed: string, message: string | undefined]>([
  ['the longest text', requiredText(plan.name, 'A name.'), ` ${'x'.repeat(120)} `, undefined],
  ['a longer text', requiredText(plan.name, 'A name.'), 'x'.repeat(121), 'At most 120 characters.'],
  ['a blank text', requiredText(plan.name, 'A name.'), ' ', 'A name.'],
  ['an invisible text', requiredText(plan.name, 'A name.'), '\u200B', 'A name.'],
  ['a longer optional text', optionalText(plan.save), 'x'.repeat(121), 'At most 120 characters.'],
  ['the highest price', positiveNumber(plan.price, 'A price.'), '10000000', undefined],
  ['a higher price', positiveNumber(plan.price, 'A price.'), '10000001', 'At most 1,00,00,000.'],
  ['a word for a number', positiveNumber(plan.price, 'A price.'), 'ten', 'A price.'],
  ['a currency sign alone', positiveNumber(plan.price, 'A price.'), '₹', 'A price.'],
  ['an amount below a paisa', positiveNumber(plan.price, 'A price.'), '0.001', 'At most two decimals.'],
  ['a fraction of a paisa', optionalPositive(plan.oldPrice, 'A price.'), '9.999', 'At most two decimals.'],
  ['a hexadecimal number', positiveNumber(plan.price, 'A price.'), '0x10', 'A price.'],
  ['a number with an exponent', optionalPositive(usageLimit, 'A limit.', true), '1e3', 'A limit.'],
  ['a decimal comma', positiveNumber(plan.price, 'A price.'), '4,50', 'A price.'],
  ['a fraction of a day', positiveNumber(plan.duration, 'Days.'), '30.125', 'Please enter a whole number.'],
  ['too many days', positiveNumber(plan.duration, 'Days.'), '3651', 'At most 3,650.'],
  [
    'a number out of range',
    positiveNumber(plan.duration, 'Days.'),
    '1'.padEnd(21, '0'),
    'This number is out of range.',
  ],
  ['an empty limit', optionalPositive(usageLimit, 'A limit.', true), '', undefined],
  ['a higher limit', optionalPositive(usageLimit, 'A limit.', true), '1000001', 'At most 10,00,000.'],
  ['a higher order', order, '10000', 'At most 9,999.'],
  ['a longer entry', features, `One\n${'x'.repeat(201)}`, 'Entry 2: At most 200 characters.'],
  ['too many entries', features, 'x\n'.repeat(101), 'At most 100 entries.'],
  [
    'a choice outside the list',
    schemas.createFeature.body.shape.category,
    'seo',
    'Please choose one from the list.',
  ],
  [
    'an incomplete email address',
    schemas.register.body.shape.email,
    'asha@',
    'Please enter a valid email address.',
  ],
])('validates %s', (_, field, typed, message) => {
  expect(problemOf(field, typed)).toBe(message)
})

test.each([
  ['4,999.50', 4999.5],
  ['4,999', 4999],
  ['₹ 1,00,000', 100_000],
])('reads the price %s as %d', (typed, price) => {
  expect(positiveNumber(plan.price, 'A price.').parse(typed)).toBe(price)
})

test.each([
  ['#0b7285', '#0b7285'],
  ['tomato', '#667eea'],
  ['', '#667eea'],
  [undefined, '#667eea'],
])('turns the stored colour %s into the pickable %s', (stored, offered) => {
  expect(pickableColor(stored)).toBe(offered)
})
