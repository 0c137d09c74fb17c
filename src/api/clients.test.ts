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

/** The client of the ticket about photos, as listed. */
async function client() {
  const { complaints } = await new QueryClient().fetchQuery(complaintsQuery())
  return complaints.find(({ _id }) => _id === photos)?.user
}

test('finds the client’s name among the users if only an ID is sent', async () => {
  const named = await client()
  setQuirks(quirksNamed('id-references, plain-ids'))
  expect(await client()).toMatchObject({ ...named })
  expect(named).toMatchObject({ name: 'Devika Nair', email: 'devika@shorehouse.example' })
})

test('returns no client if the client’s account is deleted', async () => {
  // for a deleted user, the mock itself would send null instead of the ID
  const usersAreGone: Quirk = {
    title: 'All users are deleted.',
    serve: async ({ operation }, next) => (operation === 'listUsers' ? Response.json({ users: [] }) : next()),
  }
  setQuirks([...quirksNamed('id-references'), usersAreGone])
  expect(await client()).toBeNull()
})

test('keeps the list and the client’s ID when the users fail to load', async () => {
  setQuirks(quirksNamed('id-references'))
  addFault({ operation: 'listUsers', kind: 'status', status: 500 })
  expect(await client()).toEqual({ _id: 'usr_devika', name: '', email: '' })
})
