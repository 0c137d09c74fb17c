import { expect, test } from 'vitest'
import { isVpa, upiAmount, upiLink } from './upi'

const payment = {
  payeeId: 'chaukhat@konkanbank',
  payeeName: 'Chaukhat Web Studio',
  amount: 4499,
  note: 'Premium plan',
  reference: 'CK7K3Q9D',
}

test('the link is percent-encoded, with %20 for a space and a literal @', () => {
  expect(upiLink(payment)).toBe(
    'upi://pay?pa=chaukhat@konkanbank&pn=Chaukhat%20Web%20Studio&am=4499.00&cu=INR&tn=Premium%20plan&tr=CK7K3Q9D',
  )
})

test('nothing in a name can add a parameter', () => {
  const link = upiLink({ ...payment, payeeName: 'A&am=1+#=' })
  expect(link).toContain('pn=A%26am%3D1%2B%23%3D&am=4499.00')
})

test('the note keeps letters, digits, space, dot and hyphen, 50 at most', () => {
  const note = new URLSearchParams(
    upiLink({ ...payment, note: `Plan "Pro" – ₹1 ${'x'.repeat(80)}` }).split('?')[1],
  ).get('tn')
  expect(note).toMatch(/^[A-Za-z0-9 .-]{1,50}$/)
})

test('the reference keeps letters and digits, 35 at most', () => {
  const link = upiLink({ ...payment, reference: `SUB-7K3Q9D ${'9'.repeat(60)}` })
  expect(link.split('tr=')[1]).toMatch(/^SUB7K3Q9D9{26}$/)
})

test.each([
  [1, '1.00'],
  [1999.5, '1999.50'],
  [0.29, '0.29'],
  [1.005, '1.00'],
])('%d rupees go out as %s', (amount, text) => {
  expect(upiAmount(amount)).toBe(text)
})

test('there is no link for nothing to pay', () => {
  expect(() => upiLink({ ...payment, amount: 0 })).toThrow(RangeError)
  expect(() => upiLink({ ...payment, amount: Number.NaN })).toThrow(RangeError)
})

test.each([
  ['chaukhat@konkanbank', true],
  [' a.b-c_d@ybl ', true],
  ['a@b', false],
  ['no-at-sign', false],
  ['two@@banks', false],
  ['name@1bank', false],
])('%s is an address: %s', (text, ok) => {
  expect(isVpa(text)).toBe(ok)
})
