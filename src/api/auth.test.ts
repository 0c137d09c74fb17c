import { mockAdapter } from '@mocks/transport/adapter'
import { resetMock } from '@mocks/scenarios/applyScenario'
import { setQuirks } from '@mocks/quirks/state'
import { afterEach, expect, test } from 'vitest'
import { registerMutation } from './auth'
import { queryClient } from './queryClient'
import { provideTransport } from './transport'

afterEach(() => setQuirks([]))

/** Registers with a mixed-case email and returns the body of each call. */
async function register(): Promise<unknown[]> {
  const sent: unknown[] = []
  provideTransport(() =>
    Promise.resolve((config) => {
      sent.push(JSON.parse(String(config.data)))
      return mockAdapter(config)
    }),
  )
  const values = { name: 'Asha', email: 'Asha@PawarFarms.Example', password: 'A long sentence' }
  await queryClient.getMutationCache().build(queryClient, registerMutation()).execute(values)
  return sent
}

test('registers with the email in lower case', async () => {
  await resetMock()
  expect(await register()).toMatchObject([
    { name: 'Asha', email: 'asha@pawarfarms.example', password: 'A long sentence' },
  ])
})

test('signs in with the same email if register returns no session', async () => {
  await resetMock()
  setQuirks([
    {
      title: 'An account without a session.',
      serve: async ({ operation }, next) => {
        const response = await next()
        return operation === 'register' ? Response.json({ success: true }, { status: 201 }) : response
      },
    },
  ])
  expect(await register()).toMatchObject([
    { email: 'asha@pawarfarms.example' },
    { email: 'asha@pawarfarms.example', password: 'A long sentence' },
  ])
})
