import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '@/testing/properties'
import { toleratedAnswer } from '@/testing/tolerated'
import { Mismatch, type OperationId, operations, readBody, schemas } from '.'

const ids = Object.keys(operations) as OperationId[]

/** Drops null and undefined fields, so that they equal missing ones. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).flatMap(([name, inner]) =>
    inner === null || inner === undefined ? [] : [[name, plain(inner)] as const],
  )
  return Object.fromEntries(fields)
}
/** The rows (bare or under a key) or the entity; a `message` counts only if there is nothing else. */
function content(value: unknown): unknown {
  if (Array.isArray(value)) return plain(value)
  const { message, ...rest } = Object(value) as Record<string, unknown>
  const [only, ...more] = Object.values(rest)
  if (only === undefined) return message
  return more.length === 0 && Array.isArray(only) ? plain(only) : plain(rest)
}

describe.each(ids)('%s', (id) => {
  const schema = schemas[id].answer
  test('reads a response as meant despite tolerated deviations', () => {
    holds(
      fc.property(toleratedAnswer(schema), ({ meant, sent }) => {
        const { value, unread } = readBody(schema, JSON.parse(JSON.stringify(sent)))
        expect(content(value)).toEqual(content(meant))
        const isRubbish = /\[null,|,null,|,null\]/.test(JSON.stringify(sent))
        if (!isRubbish) expect(unread).toEqual([])
      }),
      25,
    )
  })
  test('either reads a JSON value or throws a Mismatch', () => {
    holds(
      fc.property(fc.jsonValue({ depthSize: 'medium', noUnicodeString: false }), (body) => {
        try {
          expect(readBody(schema, body).value).toBeDefined()
        } catch (error) {
          expect(error).toBeInstanceOf(Mismatch)
        }
      }),
      25,
    )
  })
})
