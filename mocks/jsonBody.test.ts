// @vitest-environment node
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { holds } from '@/testing/properties'
import { jsonBody } from './jsonBody'

const text = (answer: unknown) => new TextDecoder().decode(jsonBody(answer))

test('writes frozen and other values as JSON.stringify does', () => {
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom<unknown>(null, '', '₹ 500 “each”', '\ud800', 0, -1.5, true, {}, []),
      fc.string({ unit: 'binary' }),
      fc.array(tie('value')),
      fc.dictionary(fc.string(), fc.option(tie('value'), { nil: undefined })),
      fc.array(tie('value')).map((list) => Object.freeze(list)),
      fc.dictionary(fc.string(), tie('value')).map((row) => Object.freeze(row)),
    ),
  })).value
  holds(
    fc.property(value, (answer) => {
      expect(text(answer)).toBe(JSON.stringify(answer))
      expect(text(answer)).toBe(JSON.stringify(answer))
    }),
  )
})

test('serialises a frozen row once and any other row each time', () => {
  const user = { name: 'Asha' }
  const [lasting, changing] = [Object.freeze({ _id: 'sub_1' }), Object.freeze({ _id: 'sub_2', user })]
  const answer = { subscriptions: [lasting, changing] }
  text(answer)
  const stringify = vi.spyOn(JSON, 'stringify')
  user.name = 'Leela'
  expect(text(answer)).toBe('{"subscriptions":[{"_id":"sub_1"},{"_id":"sub_2","user":{"name":"Leela"}}]}')
  expect(stringify.mock.calls.flat()).not.toContain(lasting)
  stringify.mockRestore()
})
