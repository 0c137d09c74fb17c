import { expect, test } from 'vitest'
import { hostileTexts } from '@mocks/seeds/hostileTexts'
import { entities } from '.'
import { bounded, legible } from './legible'
import { readBody } from './reader'

test.each([
  ['', ''],
  [' \n', ''],
  [hostileTexts.invisible, ''],
  ['\u3164', ''],
  [hostileTexts.override, 'invoice fdp.exe wol end'],
  ['a\u0000b\u001B[31m\u0085c', 'ab[31mc'],
  ['one\ttwo\r\nthree', 'one\ttwo\r\nthree'],
  [hostileTexts.halfCharacter, 'half \uFFFD a character \uFFFD'],
])('reads %j as %j', (sent, read) => expect(legible(sent)).toBe(read))

test.each([hostileTexts.emoji, hostileTexts.rightToLeft, hostileTexts.markup, 'न्‍य', 'می‌خواهم', ' x '])(
  'keeps %j as is',
  (text) => expect(legible(text)).toBe(text),
)

test('cleans every text of a response, but not an ID', () => {
  const name = 'A\u202Esha'
  const user = { _id: name, name, email: name, role: 'user', createdAt: '2026-01-01T00:00:00Z' }
  expect(readBody(entities.zUser, user).value).toEqual({ ...user, name: 'Asha', email: 'Asha' })
  const told = { _id: '1', title: name, message: name, read: false, createdAt: user.createdAt, userId: name }
  expect(readBody(entities.zNotification, told).value).toMatchObject({ title: 'Asha', userId: name })
})

test('cuts an absurdly long word, but not a text of many words', () => {
  const word = 'W'.repeat(10_000)
  expect(bounded(`one ${word}\ntwo`, 120)).toBe(`one ${'W'.repeat(999)}…\ntwo`)
  expect(bounded(word, 5000)).toBe(`${'W'.repeat(4999)}…`)
  expect(bounded('W'.repeat(1000), 120)).toBe('W'.repeat(1000))
  const contact = {
    _id: '1',
    name: word,
    email: 'a@b.example',
    message: 'word '.repeat(5000),
    createdAt: '2026-01-01T00:00:00Z',
    read: false,
  }
  const { value } = readBody(entities.zContact, contact)
  expect(value).toEqual({ ...contact, name: `${'W'.repeat(999)}…` })
})
