import { expect, test } from 'vitest'
import { bankAccountIn } from './bankAccount'

const whole = {
  accountNumber: '00420 11872',
  ifsc: 'LHBK0000421',
  accountName: 'Salt Lane Studio',
  rest: 'Lighthouse Bank, branch Ratnagiri',
}

test.each([
  'Lighthouse Bank, account 00420 11872, IFSC LHBK0000421, name Salt Lane Studio, branch Ratnagiri',
  'Account name: Salt Lane Studio\nA/c no. : 00420 11872\r\nIFSC code: LHBK0000421\nLighthouse Bank; branch Ratnagiri',
])('reads the account number, IFSC and name from %j', (text) => {
  expect(bankAccountIn(text)).toEqual(whole)
})

test('reads an account number without an IFSC or account name', () => {
  expect(bankAccountIn('Lighthouse Bank, Account number 0042011872')).toEqual({
    accountNumber: '0042011872',
    ifsc: null,
    accountName: null,
    rest: 'Lighthouse Bank',
  })
})

test('keeps an invalid IFSC with the rest', () => {
  expect(bankAccountIn('account 004201187, IFSC ask us')).toMatchObject({ ifsc: null, rest: 'IFSC ask us' })
})

test.each([
  ['no label', '00420 11872, Lighthouse Bank'],
  ['no account number', 'Lighthouse Bank, IFSC LHBK0000421'],
  ['a number that is too short', 'account 0042'],
  ['two account numbers', 'account 0042011872, account 0042011873'],
  ['words between label and number', 'account of the studio 0042011872'],
  ['no content', ''],
])('reads nothing from a text with %s', (_what, text) => {
  expect(bankAccountIn(text)).toBeNull()
})
