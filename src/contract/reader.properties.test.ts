import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '@/testing/properties'
import { Mismatch, type OperationId, operations, readBody, schemas } from '.'

const ids = Object.keys(operations) as OperationId[]

test.each(ids)('reads any JSON value as an answer of %s or throws a Mismatch', (id) => {
  const schema = schemas[id].answer
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
