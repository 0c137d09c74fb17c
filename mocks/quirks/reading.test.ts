// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { type OperationId, operations, readBody, schemas } from '@/contract'
import { answerTo } from '@mocks/testing/inProcess'
import { freshStore } from '@mocks/transport/node'
import { sampleRequest } from '@mocks/testing/samples'
import { setQuirks } from './state'
import { quirksNamed } from './quirks'

const reads = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method === 'get')

beforeEach(() => freshStore())

/** What the product reads from a response, and which entries it skips. */
async function reading(request: Request, id: OperationId) {
  const { value, unread } = readBody(schemas[id].answer, await (await answerTo(request)).json())
  return { value: essence(value), unread }
}

/** Without empty values, and with references as IDs. */
function essence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(essence)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== '')
  return Object.fromEntries(
    fields.map(([key, field]) => {
      const refers = key === 'user' && 'status' in value
      return [key, refers ? (field as { _id: string })._id : essence(field)]
    }),
  )
}

test.each(reads)('%s reads the same from a server with all quirks', async (id) => {
  const request = sampleRequest(id)
  const expected = await reading(request.clone(), id)
  setQuirks(quirksNamed('all'))
  const { value, unread } = await reading(request, id)
  expect(unread).toEqual([])
  expect(id === 'getMe' ? { ...Object(expected.value), createdAt: undefined } : expected.value).toEqual(value)
})
