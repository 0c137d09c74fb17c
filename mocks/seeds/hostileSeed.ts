import * as z from 'zod/mini'
import { foldSchema, maxLengthOf, withoutOptional } from '@/contract'
import { rowSchemas, type Snapshot, type TableName, tableNames } from '@mocks/store/rows'
import { hostileEmails, hostileLinks, hostilePictures, hostileTexts } from './hostileTexts'
import { personaOf } from './personas'
import { defaultSeed } from './smallSeeds'

type Row = { _id: string } & Record<string, unknown>

const kinds = Object.values(hostileTexts)

/** Needed for joins and logins. */
const kept: readonly string[] = [
  '_id',
  'userId',
  'planId',
  'complaintId',
  'notificationId',
  'couponId',
  'passwordDigest',
]
/** These get a number, to stay unique. */
const unique: readonly string[] = ['uniqueId', 'code', 'email']
/** In these tables, null defines a state, such as an unanswered ticket. */
const emptyOnes: readonly TableName[] = ['subscription', 'complaint', 'notification']

/** The default seed with every kind of hostile text in each field of each list, cut to the contract's maximum. */
export function hostileSeed(nowMs: number): Snapshot {
  const base = defaultSeed(nowMs)
  return Object.fromEntries(
    tableNames.map((table) => [
      table,
      repeated(table, base[table]).map((row, at) => hostile(table, row, at)),
    ]),
  ) as unknown as Snapshot
}

const mine = personaOf('active').userId

const shownTogether: Partial<Record<TableName, (row: Row) => boolean>> = {
  ...Object.fromEntries(
    ['plan', 'paymentOption', 'coupon', 'contact', 'subscriber', 'teamMember', 'feature', 'service'].map(
      (table) => [table, () => true],
    ),
  ),
  subscription: ({ _id }) => _id === 'sub_devika_starter',
  notification: ({ userId }) => userId === mine,
  complaint: ({ userId }) => userId === mine,
  chatMessage: ({ complaintId }) => complaintId === 'cmp_devika_photos',
}

function repeated(table: TableName, rows: readonly Row[]): Row[] {
  const some = rows.filter(shownTogether[table] ?? (() => false))
  if (some.length === 0) return [...rows]
  const copies = Array.from({ length: Math.max(0, kinds.length - some.length) }, (_, at) => {
    const row = some[at % some.length] as Row
    return { ...row, _id: `${row._id}_${at}` }
  })
  const others = rows.filter((row) => !some.includes(row))
  return [...some, ...copies, ...others]
}

function hostile(table: TableName, row: Row, at: number): Row {
  const fields = Object.entries(rowSchemas[table].shape).map(([key, schema], place) => {
    const value = row[key]
    if (kept.includes(key) || (value === null && emptyOnes.includes(table))) return [key, value]
    if (key === 'profileImage') return [key, hostilePictures[at % hostilePictures.length]]
    return [
      key,
      fill(schema as z.ZodMiniType)({ value, turn: at + place, mark: unique.includes(key) ? at : null }),
    ]
  })
  return Object.fromEntries(fields) as Row
}

type Place = { value: unknown; turn: number; mark: number | null }

const fill = foldSchema<(place: Place) => unknown>({
  optional: (inner) => inner,
  list: (element) => (place) =>
    kinds.map((_, index) => element({ ...place, value: '', turn: place.turn + index })),
  union:
    () =>
    ({ value }) =>
      value,
  object: (fields) => (place) =>
    Object.fromEntries(
      Object.entries(fields).map(([key, field], index) => {
        const value = (Object(place.value) as Record<string, unknown>)[key] ?? null
        return [key, field({ ...place, value, turn: place.turn + index })]
      }),
    ),
  scalar: (schema) => (place) => {
    const longest = maxLengthOf(schema) ?? Infinity
    const candidates = [kinds, hostileEmails, hostileLinks].map((texts) => marked(texts, place, longest))
    return candidates.find((text) => withoutOptional(schema).safeParse(text).success) ?? place.value
  },
})

/** An email keeps its domain, so the number goes before the @. */
const ADDRESS = /(w|_')@/

function marked(texts: readonly string[], { turn, mark }: Place, longest: number): string {
  const text = texts[turn % texts.length] ?? ''
  const number = mark === null ? '' : String(mark)
  if (number !== '' && ADDRESS.test(text)) return text.replace(ADDRESS, `${number}@`)
  // leaves no half surrogate pair at the end
  return text.slice(0, longest - number.length).replace(/[\uD800-\uDBFF]$/, '') + number
}
