import { store } from '@mocks/store/db'
import { freshStore } from '@mocks/transport/node'
import { demoPassword } from '@mocks/seeds/personas'
import { beforeEach, expect, test } from 'vitest'
import { callMock, refusedCall } from '../testing/inProcess'

beforeEach(() => freshStore())

const devika = { email: 'devika@shorehouse.example', password: demoPassword }
const wrong = { body: { ...devika, password: 'wrong' } }
const newcomer = { name: ' Lata Kir ', email: ' Lata@Kir.example ', password: 'eight888' }

test('resets the count of failed logins after a successful one', async () => {
  for (let failure = 0; failure < 4; failure++) await refusedCall('login', null, wrong)
  await callMock('login', null, { body: devika })
  for (let failure = 0; failure < 4; failure++) await refusedCall('login', null, wrong)
  expect((await callMock('login', null, { body: devika })).status).toBe(200)
})

test('registers with trimmed name and email; stores no plain password', async () => {
  const { status, answer } = await callMock('register', null, { body: newcomer })
  expect(status).toBe(201)
  expect(answer.user).toMatchObject({ name: 'Lata Kir', email: 'lata@kir.example', role: 'user' })
  expect(
    (await callMock('login', null, { body: { email: 'lata@kir.example', password: 'eight888' } })).status,
  ).toBe(200)
  expect(JSON.stringify(store.user.get(answer.user._id))).not.toContain('eight888')
})
