import { expect, test } from 'vitest'
import { payeeIn, upiLink } from './upi'

const payment = {
  payeeId: 'chaukhat@konkanbank',
  payeeName: 'Chaukhat Web Studio',
  amount: 4499,
  note: 'Premium plan',
  reference: 'CK7K3Q9D',
}

test('percent-encodes the link, spaces as %20, but leaves @ as is', () => {
  expect(upiLink(payment)).toBe(
    'upi://pay?pa=chaukhat@konkanbank&pn=Chaukhat%20Web%20Studio&am=4499.00&cu=INR&tn=Premium%20plan&tr=CK7K3Q9D',
  )
})

test.each([
  ['chaukhat@konkanbank', 'chaukhat@konkanbank'],
  [' a.b-c_d@ybl ', 'a.b-c_d@ybl'],
  ['\u200Bname@bank\u2060 ', 'name@bank'],
  ['00420011872@HDFC0000042.ifsc.npci', '00420011872@HDFC0000042.ifsc.npci'],
  ['upi://pay?pa=name@bank&pn=A%20B&am=10', 'name@bank'],
  [' phonepe://pay?pn=A&pa=name%40bank', 'name@bank'],
  ['upi://pay?pn=A', null],
  ['name@bank x', null],
  ['a@b', null],
  ['no-at-sign', null],
  ['two@@banks', null],
  ['name@1bank', null],
  ['name@HDFC0000042', 'name@HDFC0000042'],
  ['name@bank.ifsc.npci', null],
])('reads the payee from %j: %s', (text, payee) => {
  expect(payeeIn(text)).toBe(payee)
})
