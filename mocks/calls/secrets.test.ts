// @vitest-environment node
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { foldSchema, type OperationId, operations, schemas } from '@/contract'
import { demoPassword } from '../seeds/personas'
import { captureCalls, pollOften } from '../testing/capturedCalls'
import { answerTo } from '../testing/inProcess'
import { sampleRequest } from '../testing/samples'
import { KEPT_BYTES } from './message'
import { HIDDEN, SECRET } from './secrets'

const every = Object.keys(operations) as OperationId[]
const { calls, last, logged } = captureCalls()

const namesIn = foldSchema<readonly string[]>({
  optional: (names) => names,
  list: (names) => names,
  union: (options) => options.flat(),
  object: (fields) => [...Object.keys(fields), ...Object.values(fields).flat()],
  scalar: () => [],
})

const fieldsOf = (schema: z.ZodMiniType | null) => (schema === null ? [] : namesIn(schema))
const withSecrets = every.filter(
  (id) =>
    operations[id].credential ||
    [...fieldsOf(schemas[id].body), ...fieldsOf(schemas[id].answer)].some((name) => SECRET.test(name)),
)

test('treats only the password and the token as secrets', () => {
  const names = every.flatMap((id) => [...fieldsOf(schemas[id].body), ...fieldsOf(schemas[id].answer)])
  expect([...new Set(names.filter((name) => SECRET.test(name)))].toSorted()).toEqual(['password', 'token'])
  expect(withSecrets).toContain('login')
})

test.each(withSecrets)('records no secret of %s', async (id) => {
  const request = sampleRequest(id)
  const sent = (await request.clone().text()) + (request.headers.get('Authorization') ?? '')
  const answer = await (await answerTo(request.clone())).text()
  const secrets = [...`${sent}${answer}`.matchAll(/Bearer (\S+)|"(?:password|token)":"([^"]+)"/g)].map(
    ([, bearer, value]) => bearer ?? value ?? '',
  )
  expect(secrets.length).toBeGreaterThan(0)
  await vi.waitFor(() => expect(last()?.answer).toBeTruthy(), pollOften)
  const recorded = JSON.stringify([...calls.values()])
  for (const secret of secrets) expect(recorded).not.toContain(secret)
  expect(recorded).toContain(HIDDEN)
})

test('hides secrets in URLs, forms, and malformed or truncated bodies', async () => {
  const inText = (text: string) =>
    new Request('http://localhost/api/auth/login', {
      method: 'POST',
      body: text,
      headers: { 'Content-Type': 'application/json' },
    })
  const form = new FormData()
  form.set('password', demoPassword)
  const requests = [
    inText(`{"email":"a@b.c","password":"${demoPassword}`),
    inText(`{"password" : "${demoPassword}\\" and more", `),
    inText(`email=a@b.c&password=${demoPassword}`),
    inText(`{"old_password":"${demoPassword}"${' '.repeat(KEPT_BYTES)}}`),
    inText(`${' '.repeat(KEPT_BYTES - 25)}{"password":"${demoPassword}"}`),
    new Request(`http://localhost/api/x?reset_token=${demoPassword}&a=1`),
    new Request('http://localhost/api/x', { method: 'POST', body: form }),
  ]
  for (const request of requests) {
    await logged(request)
    expect(JSON.stringify([...calls.values()])).not.toContain('konkan')
  }
  expect(last()?.request?.body).toEqual({ kind: 'form', fields: [{ name: 'password', value: HIDDEN }] })
})
