// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import { teamMemberRows } from '../seeds/studio'
import {
  allRecords,
  applyRecords,
  loadRecords,
  keepChanges,
  loadSnapshot,
  pendingChanges,
  revertChanges,
  store,
  takeSnapshot,
} from './db'
import { type ContactRow, type Snapshot, tableNames } from './rows'

const emptySnapshot = () => Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as Snapshot

const contact = (_id: string, name = 'Asha'): ContactRow => ({
  _id,
  name,
  email: `${_id}@example.com`,
  message: 'Hello',
  createdAt: '2026-01-01T00:00:00.000Z',
  read: false,
})

beforeEach(() => loadSnapshot({ ...emptySnapshot(), contact: [contact('a'), contact('b'), contact('c')] }))

const ids = () => store.contact.list().map((row) => row._id)

test('returns a row as it was put, as a plain object', () => {
  const row = contact('d', 'Meera')
  expect(store.contact.put(row)).toEqual(row)
  expect(store.contact.get('d')).toEqual(row)
  expect(Reflect.ownKeys(store.contact.get('d') ?? {})).toEqual(Object.keys(row))
  expect(store.contact.count()).toBe(4)
})

test('returns frozen rows and leaves the caller’s object alone', () => {
  const row = contact('d')
  store.contact.put(row)
  row.name = 'changed'
  expect(store.contact.get('d')?.name).toBe('Asha')
  expect(() => Object.assign(store.contact.get('d') ?? {}, { name: 'x' })).toThrow(TypeError)
})

test('replaces the whole row in place', () => {
  store.contact.put(contact('a', 'Zoya'))
  expect(ids()).toEqual(['a', 'b', 'c'])
  expect(store.contact.get('a')?.name).toBe('Zoya')
})

test('replaces nested objects', () => {
  const [member] = teamMemberRows
  if (!member) throw new Error('The seed has no team member.')
  const links = { linkedin: null, twitter: null, github: null, instagram: null }
  store.teamMember.put({ ...member, socialLinks: { ...links, linkedin: 'https://example.com/a' } })
  store.teamMember.put({ ...member, socialLinks: { ...links, github: 'https://example.com/b' } })
  expect(store.teamMember.get(member._id)?.socialLinks).toEqual({ ...links, github: 'https://example.com/b' })
})

test('removes a deleted row from every query', () => {
  expect(store.contact.where('name', 'Asha')).toHaveLength(3)
  expect(store.contact.delete('b')).toBe(true)
  expect(store.contact.delete('b')).toBe(false)
  expect(ids()).toEqual(['a', 'c'])
  expect(store.contact.get('b')).toBeUndefined()
  expect(store.contact.where('name', 'Asha').map((row) => row._id)).toEqual(['a', 'c'])
})

test('finds rows by the current value of a field', () => {
  expect(store.contact.where('read', true)).toEqual([])
  store.contact.put({ ...contact('b'), read: true })
  store.contact.put({ ...contact('d'), read: true })
  expect(store.contact.where('read', true).map((row) => row._id)).toEqual(['b', 'd'])
  expect(store.contact.where('read', false).map((row) => row._id)).toEqual(['a', 'c'])
})

test('records one change per row, with its last state', () => {
  store.contact.put(contact('a', 'first'))
  store.contact.put(contact('a', 'second'))
  store.contact.delete('b')
  expect(pendingChanges().map(({ table, id, row }) => ({ table, id, row }))).toEqual([
    { table: 'contact', id: 'a', row: contact('a', 'second') },
    { table: 'contact', id: 'b', row: null },
  ])
  keepChanges()
  expect(pendingChanges()).toEqual([])
})

test('reverts rows, values and order', () => {
  const before = takeSnapshot()
  store.contact.put(contact('a', 'first'))
  store.contact.put(contact('a', 'second'))
  store.contact.delete('b')
  store.contact.put(contact('d'))
  revertChanges()
  expect(takeSnapshot()).toEqual(before)
  expect(pendingChanges()).toEqual([])
})

test('restores the order of insertion from records in any order', () => {
  store.contact.put(contact('d'))
  const records = allRecords()
  loadRecords(records.toReversed())
  expect(ids()).toEqual(['a', 'b', 'c', 'd'])
  store.contact.put(contact('e'))
  expect(ids().at(-1)).toBe('e')
})

test('does not record another tab’s rows as changes', () => {
  applyRecords([
    { table: 'contact', id: 'a', position: 1, row: null },
    { table: 'contact', id: 'z', position: 90, row: contact('z') },
  ])
  expect(ids()).toEqual(['b', 'c', 'z'])
  expect(pendingChanges()).toEqual([])
})

test('keeps the library’s broadcast channel closed', async () => {
  const open = vi.fn()
  vi.stubGlobal('window', {})
  vi.stubGlobal('BroadcastChannel', open)
  vi.resetModules()
  await import('./db')
  expect(open).not.toHaveBeenCalled()
  expect(globalThis.BroadcastChannel).toBe(open)
  vi.unstubAllGlobals()
})
