import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { resetMock, signInAs } from '@mocks/scenarios/applyScenario'
import { setQuirks, type Quirk } from '@mocks/quirks/state'
import { quirksNamed } from '@mocks/quirks/quirks'
import { addFault } from '@mocks/faults'
import { setLogSink } from '@/platform/log'
import { token } from '@/platform/token'
import { complaintsQuery } from './complaints'

const photos = 'cmp_devika_photos'
beforeEach(async () => {
  await resetMock()
  token.set(await signInAs('admin'))
  setLogSink(() => {})
})

/** Whose ticket the list says that one is. */
async function client() {
  const { complaints } = await new QueryClient().fetchQuery(complaintsQuery())
  return complaints.find(({ _id }) => _id === photos)?.user
}

test('a client who is sent as an id alone is named by the list of users', async () => {
  const named = await client()
  setQuirks(quirksNamed('id-references, plain-ids'))
  expect(await client()).toMatchObject({ ...named })
  expect(named).toMatchObject({ name: 'Devika Nair', email: 'devika@shorehouse.example' })
})

test('names no one for a deleted account', async () => {
  // the mock itself would send null in place of the id
  const usersAreGone: Quirk = {
    title: 'Nothing is left.',
    serve: async ({ operation }, next) => (operation === 'listUsers' ? Response.json({ users: [] }) : next()),
  }
  setQuirks([...quirksNamed('id-references'), usersAreGone])
  expect(await client()).toBeNull()
})

test('where the users cannot be fetched the id stays, and the list with it', async () => {
  setQuirks(quirksNamed('id-references'))
  addFault({ operation: 'listUsers', kind: 'status', status: 500 })
  expect(await client()).toEqual({ _id: 'usr_devika', name: '', email: '' })
})
