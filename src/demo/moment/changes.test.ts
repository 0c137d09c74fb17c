import fc from 'fast-check'
import { digest } from '@mocks/rules/password'
import { buildSeed } from '@mocks/seeds'
import { demoPassword } from '@mocks/seeds/personas'
import { type Snapshot, tableNames } from '@mocks/store/rows'
import { expect, test } from 'vitest'
import { holds } from '@/testing/properties'
import { changesBetween, countChanges, withChanges } from './changes'

type Row = { _id: string }
const seed = buildSeed('default', Date.UTC(2026, 10, 22, 7))

const edit = fc.record({
  kind: fc.constantFrom('add', 'change', 'delete', 'delete and add'),
  table: fc.constantFrom(...tableNames),
  at: fc.nat(1000),
  other: fc.nat(1000),
  field: fc.nat(50),
})
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never

function edited(rows: readonly Row[], { kind, at, other, field }: Edit, count: number): readonly Row[] {
  const row = rows[at % rows.length]
  if (!row) return rows
  if (kind === 'add') return [...rows, { ...row, _id: `${row._id}_${count}` }]
  if (kind === 'change') {
    const fields = Object.entries(rows[other % rows.length] ?? row)
    const [name = '', value] = fields[field % fields.length] ?? []
    return rows.map((each) => (each === row ? { ...row, [name]: value, _id: row._id } : each))
  }
  const others = rows.filter((each) => each !== row)
  return kind === 'delete' ? others : [...others, row]
}

const afterEdits = (edits: readonly Edit[]) =>
  edits.reduce<Snapshot>(
    (snapshot, one, count) => ({ ...snapshot, [one.table]: edited(snapshot[one.table], one, count) }),
    seed,
  )

/** Changes hold no passwords, so every user gets the demo's. */
const withDemoPassword = ({ user, ...tables }: Snapshot): Snapshot => ({
  ...tables,
  user: user.map((row) => ({ ...row, passwordDigest: digest(demoPassword, row._id) })),
})

test('restores any edited rows, and their order, from the changes', () => {
  holds(
    fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
      const after = afterEdits(edits)
      expect(withChanges(seed, changesBetween(seed, after))).toEqual(withDemoPassword(after))
    }),
    100,
  )
})

test('finds no change between equal rows', () => {
  const changes = changesBetween(seed, structuredClone(seed))
  expect(changes).toEqual({})
  expect(countChanges(changes)).toBe(0)
})

test('leaves the digest of a new user’s password out of the changes', () => {
  const user = {
    ...seed.user[0],
    _id: 'usr_asha',
    passwordDigest: digest('a password of my own', 'usr_asha'),
  }
  const changes = changesBetween(seed, { ...seed, user: [...seed.user, user] } as Snapshot)
  expect(changes.user?.added).toMatchObject([{ _id: 'usr_asha' }])
  expect(JSON.stringify(changes)).not.toMatch(new RegExp(`passwordDigest|${user.passwordDigest}`))
})
