import { currentQuirks } from '@mocks/quirks/state'
import { currentFaults } from '@mocks/faults'
import { moveClock, resetMock, signInAs } from '@mocks/scenarios/applyScenario'
import { personaOf } from '@mocks/seeds/personas'
import { store, takeSnapshot } from '@mocks/store/db'
import { exclusively } from '@mocks/store/persistence'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { momentFragment } from '@/config/demo'
import { DAY, SECOND } from '@/lib/dates'
import { clockOffset } from '@/platform/clock'
import { token } from '@/platform/token'
import { startBackend } from '../backend'
import { force } from '../conditions/force'
import { notices } from '../notices'
import { linkTo, MAX_LINK_LENGTH } from './link'
import { takeMoment } from './moment'
import { openLink } from './openLink'
import type { Moment } from './schema'

const own = personaOf('active').userId

beforeEach(async () => {
  await startBackend()
  await resetMock()
  token.set(await signInAs('active'))
  history.replaceState(null, '', '/dashboard?page=2')
  notices.set([])
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
  notices.set([])
})

/** The fragment of a link that carries this text. */
async function carried(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return momentFragment + Buffer.from(bytes).toString('base64url')
}

const state = () => JSON.stringify([takeSnapshot(), token.get(), clockOffset(), currentFaults()])

/** Opens the link and returns the messages, whether anything changed, and the address. */
async function opened(fragment: string) {
  const before = state()
  history.replaceState(null, '', `/dashboard?page=2${fragment}`)
  await openLink(fragment)
  const { pathname, search, hash } = globalThis.location
  return { told: notices.get(), changed: state() !== before, address: pathname + search + hash }
}

test('restores the state in another browser', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await exclusively(() => store.contact.delete(store.contact.list()[0]?._id ?? ''))
  await moveClock(3 * DAY)
  force({ faults: [{ operation: 'login', kind: 'network' }], quirks: ['plain-ids'] })
  const left = [state(), currentQuirks(), location.href]
  const { hash } = new URL(await linkTo(await takeMoment()))
  expect(hash.length).toBeLessThan(MAX_LINK_LENGTH)
  await resetMock('empty')
  token.set(null)
  history.replaceState(null, '', '/')
  await openLink(hash)
  expect([state(), currentQuirks(), location.href]).toEqual(left)
})

test('starts a damaged link from the shell on the home page', async () => {
  history.replaceState(null, '', new URL(await linkTo(await takeMoment())))
  expect(location.pathname).toBe('/app/')
  await openLink(`${momentFragment}%%%`)
  expect(location.pathname).toBe('/')
})

test('does not move the clock when a link is opened seconds later', async () => {
  const { hash } = new URL(await linkTo({ ...(await takeMoment()), now: Date.now() - 5 * SECOND }))
  await openLink(hash)
  expect(clockOffset()).toBe(0)
})

const refused = (reason: string) => ({
  told: [`The link to a moment could not be opened, so the demo started without it. ${reason}`],
  changed: false,
  address: '/dashboard?page=2',
})

const damaged = 'It is damaged or incomplete.'
const large = 'It is larger than this demo allows.'
const unknown = 'It holds something this demo does not know.'
const rows = 'Its data does not fit this demo.'
const page = 'It opens a page this product does not have.'
const failure = 'It forces a failure this demo does not know.'
const session = 'The person it logs in is missing from its data.'
const date = 'Its date is outside what this demo can show.'
const dataSet = 'It uses a data set this demo does not have.'

test.each([
  ['nothing', '', damaged],
  ['invalid base64', '%%%', damaged],
  ['too many characters', 'A'.repeat(9000), large],
])('refuses a link that contains %s', async (_, text, reason) =>
  expect(await opened(momentFragment + text)).toEqual(refused(reason)),
)

test('stops unpacking a link before it fills the memory', async () => {
  const bomb = await carried(`{"version":2,"padding":"${'a'.repeat(5_000_000)}"}`)
  expect(bomb.length).toBeLessThan(8000)
  let unpacked = 0
  const counting = (chunk: Uint8Array, to: TransformStreamDefaultController) => {
    unpacked += chunk.length
    to.enqueue(chunk)
  }
  const Real = DecompressionStream
  vi.stubGlobal('DecompressionStream', function (format: CompressionFormat) {
    const { readable, writable } = new Real(format)
    return { readable: readable.pipeThrough(new TransformStream({ transform: counting })), writable }
  })
  expect(await opened(bomb)).toEqual(refused(large))
  expect(unpacked).toBeLessThan(1_500_000)
})

test.each([
  ['invalid JSON', 'moment', damaged],
  ['null', 'null', unknown],
  ['a list', '[]', unknown],
  ['a number', '1', unknown],
  ['no version', '{}', unknown],
  ['a version that is not a number', '{"version":"1"}', unknown],
  ['an earlier version', '{"version":1}', 'It was made by an older version of this demo.'],
  ['a later version', '{"version":3,"more":{}}', 'It was made by a newer version of this demo.'],
  ['a version and a prototype', '{"version":2,"__proto__":{"version":2}}', dataSet],
])('refuses a link that carries %s', async (_, text, reason) =>
  expect(await opened(await carried(text))).toEqual(refused(reason)),
)

type Changed = (moment: Moment) => unknown
const changing =
  (changes: unknown): Changed =>
  (moment) => ({ ...moment, changes })
const contact = {
  _id: 'con_x',
  name: 'Asha',
  email: 'asha@example.com',
  message: 'Hello',
  createdAt: '2026-01-01T00:00:00.000Z',
  read: false,
}
const forcing =
  (fault: unknown): Changed =>
  (moment) => ({
    ...moment,
    conditions: { faults: [fault], quirks: [] },
  })

test.each<[string, Changed, string]>([
  ['an extra field', (moment) => ({ ...moment, script: 'alert(1)' }), unknown],
  ['another data set', (moment) => ({ ...moment, origin: { seed: 'constructor', seededAt: 1e12 } }), dataSet],
  [
    'an impossibly old data set',
    (moment) => ({ ...moment, origin: { seed: 'default', seededAt: -1e15 } }),
    dataSet,
  ],
  ['an invalid time', (moment) => ({ ...moment, now: 1e300 }), date],
  ['an invalid session', (moment) => ({ ...moment, token: 'made-up' }), session],
  ['a session with a line break', (moment) => ({ ...moment, token: 'a\r\nX-Evil: 1' }), session],
  ['an unknown table', changing({ secret: { added: [contact] } }), rows],
  ['a table named like a property of every object', changing({ constructor: { added: [contact] } }), rows],
  ['an unknown list of changes', changing({ contact: { moved: [contact] } }), rows],
  ['a row that lacks a field', changing({ contact: { added: [{ _id: 'con_x', name: 'Asha' }] } }), rows],
  ['a row with an extra field', changing({ contact: { added: [{ ...contact, more: 1 }] } }), rows],
  [
    'a row with a field of the wrong type',
    changing({ contact: { added: [{ ...contact, read: 'no' }] } }),
    rows,
  ],
  ['a row without an ID', changing({ contact: { added: [{ ...contact, _id: undefined }] } }), rows],
  ['the same row twice', changing({ contact: { added: [contact, contact] } }), rows],
  ['an added row that already exists', changing({ user: { added: [{ _id: own }] } }), rows],
  ['a change to a missing row', changing({ contact: { changed: [{ _id: 'con_x', read: true }] } }), rows],
  ['a change to an invalid value', changing({ user: { changed: [{ _id: own, role: 'root' }] } }), rows],
  ['the deletion of a missing row', changing({ contact: { deleted: ['con_x'] } }), rows],
  ['a failure of an unknown call', forcing({ operation: 'formatDisk', kind: 'network' }), failure],
  ['a failure of an unknown kind', forcing({ operation: 'login', kind: 'meltdown' }), failure],
  ['a call that never ends', forcing({ operation: 'login', kind: 'latency', ms: 1e12 }), failure],
  ['an unknown quirk', (moment) => ({ ...moment, conditions: { faults: [], quirks: ['klingon'] } }), failure],
  ...['//evil.example', '/demo/errors', '/dashboard#moment=AA', '/dashboard/../dashboard'].map(
    (route): [string, Changed, string] => [
      `the page ${route.slice(0, 40)}`,
      (moment) => ({ ...moment, route }),
      page,
    ],
  ),
])('refuses a link with a bad value: %s', async (_, change, reason) =>
  expect(await opened(await carried(JSON.stringify(change(await takeMoment()))))).toEqual(refused(reason)),
)

test.each([
  ['the list of tables', /"changes":{/, '"changes":{"__proto__":{"added":[]},'],
  ['one table', /"session":{/, '"session":{"__proto__":{"added":[]},'],
  ['a row', /"added":\[{/, '"added":[{"__proto__":{"role":"admin"},'],
])('refuses a link with a prototype in %s', async (_, place, text) => {
  const moment = JSON.stringify(await takeMoment())
  expect(moment).toMatch(place)
  expect(await opened(await carried(moment.replace(place, text)))).toEqual(refused(rows))
  expect({}).not.toHaveProperty('role')
})

test('reports that the browser cannot unpack links', async () => {
  const { hash } = new URL(await linkTo(await takeMoment()))
  vi.stubGlobal('DecompressionStream', undefined)
  expect(await opened(hash)).toEqual(
    refused('This browser cannot read such links. Ask for a file and open it in the Data tab.'),
  )
})
