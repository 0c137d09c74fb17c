import { setClockOffset } from '@/platform/clock'
import { SECOND } from '@/lib/dates'
import { store } from '@mocks/store/db'
import { freshStore } from '@mocks/transport/node'
import { demoPassword } from '@mocks/seeds/personas'
import { beforeEach, expect, test } from 'vitest'
import { callMock, refusedCall } from '../testing/inProcess'

beforeEach(() => freshStore())

const devika = { email: 'devika@shorehouse.example', password: demoPassword }
const wrong = { body: { ...devika, password: 'wrong' } }
const newcomer = { name: ' Lata Kir ', email: ' Lata@Kir.example ', password: 'eight888' }

test('signs in regardless of email case and returns a valid token', async () => {
  const { status, answer } = await callMock('login', null, {
    body: { ...devika, email: ' DEVIKA@shorehouse.example ' },
  })
  expect(status).toBe(200)
  expect(answer.user).toMatchObject({ _id: 'usr_devika', role: 'user' })
  expect(store.session.get(answer.token)?.userId).toBe('usr_devika')
})

test('answers the same for a wrong password, wrong email or missing field', async () => {
  const answer = [400, 'Invalid email or password.']
  expect(await refusedCall('login', null, wrong)).toEqual(answer)
  expect(
    await refusedCall('login', null, { body: { email: 'unknown@post.example', password: 'x' } }),
  ).toEqual(answer)
  expect(await refusedCall('login', null, { body: { email: devika.email } })).toEqual(answer)
  expect(await refusedCall('login', null, { body: { email: devika.email, password: ' ' } })).toEqual(answer)
})

test('refuses even the right password for 30 s after five failures', async () => {
  for (let failure = 0; failure < 5; failure++) expect((await refusedCall('login', null, wrong))[0]).toBe(400)
  const locked = await callMock('login', null, { body: devika })
  expect(locked.status).toBe(429)
  expect(locked.headers.get('Retry-After')).toBe('30')
  expect(await refusedCall('login', null, { body: devika })).toEqual([
    429,
    'Too many login attempts. Please wait a moment and try again.',
  ])
  expect(
    (await callMock('login', null, { body: { email: 'gauri@pottersyard.example', password: demoPassword } }))
      .status,
  ).toBe(200)
  setClockOffset(31 * SECOND)
  expect((await callMock('login', null, { body: devika })).status).toBe(200)
})

test('resets the failure count after a success', async () => {
  for (let failure = 0; failure < 4; failure++) await refusedCall('login', null, wrong)
  await callMock('login', null, { body: devika })
  for (let failure = 0; failure < 4; failure++) await refusedCall('login', null, wrong)
  expect((await callMock('login', null, { body: devika })).status).toBe(200)
})

test('registers with a trimmed, lower-cased email and signs in', async () => {
  const { status, answer } = await callMock('register', null, { body: newcomer })
  expect(status).toBe(201)
  expect(answer.user).toMatchObject({ name: 'Lata Kir', email: 'lata@kir.example', role: 'user' })
  expect(
    (await callMock('login', null, { body: { email: 'lata@kir.example', password: 'eight888' } })).status,
  ).toBe(200)
  expect(JSON.stringify(store.user.get(answer.user._id))).not.toContain('eight888')
})

test.each([
  ['All fields are required.', { name: ' ' }],
  ['All fields are required.', { password: undefined }],
  ['Please enter a valid email address.', { email: 'lata' }],
  ['Please enter a valid email address.', { email: 'la ta@kir.example' }],
  ['Password must be at least 8 characters.', { password: '1234567' }],
  ['User already exists.', { email: 'DEVIKA@shorehouse.example' }],
])('refuses a registration: %s', async (message, fields) => {
  expect(await refusedCall('register', null, { body: { ...newcomer, ...fields } })).toEqual([400, message])
})
