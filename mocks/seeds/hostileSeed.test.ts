import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { foldSchema } from '@/contract'
import { rowSchemas, type TableName, tableNames } from '@mocks/store/rows'
import { buildSeed } from '.'
import { hostileTexts } from './hostileTexts'
import { personaOf } from './personas'

const nowMs = Date.parse('2026-11-22T06:00:00Z')
const hostile = buildSeed('hostile', nowMs)
const ordinary = buildSeed('default', nowMs)

/** The texts of a row that no list and no format restricts, with their places. */
const freeTexts = foldSchema<(value: unknown, place: string) => [place: string, text: string][]>({
  optional: (inner) => inner,
  list: (element) => (value, place) =>
    (Array.isArray(value) ? value : []).flatMap((each) => element(each, place)),
  union: () => () => [],
  object: (fields) => (value, place) =>
    Object.entries(fields).flatMap(([key, field]) => field(Object(value)[key], `${place}.${key}`)),
  scalar: (schema) => (value, place) =>
    schema instanceof z.ZodMiniString && schema.safeParse('any text').success && typeof value === 'string'
      ? [[place, value]]
      : [],
})

const textsOf = (table: TableName, rows: readonly object[]) =>
  rows.flatMap((row) => freeTexts(rowSchemas[table])(row, table))

/** Ids and references: nobody reads them. */
const isId = (place: string) => /\._id$|\.(user|plan|complaint|notification|coupon)Id$/.test(place)

test('no text of the ordinary data is left', () => {
  const left = tableNames.flatMap((table) => {
    const known = new Set(textsOf(table, ordinary[table]).map(([place, text]) => `${place}: ${text}`))
    return textsOf(table, hostile[table])
      .filter(([place]) => !isId(place) && !place.endsWith('.passwordDigest'))
      .map(([place, text]) => `${place}: ${text}`)
      .filter((text) => known.has(text))
  })
  expect(left).toEqual([])
})

/** What of a text of each kind is left, whatever the field does to its end. */
const beginnings = Object.values(hostileTexts).map((text) => text.slice(0, 12))

const lists = ['plan', 'paymentOption', 'coupon', 'contact', 'teamMember', 'feature', 'service'] as const
test.each(lists)('%s: every text holds each kind', (table) => {
  // a picture has dangers of its own kind
  const texts = textsOf(table, hostile[table]).filter(
    ([place]) => !isId(place) && !place.endsWith('.profileImage'),
  )
  const missing = [...new Set(texts.map(([place]) => place))].flatMap((place) =>
    beginnings
      .filter((beginning) => !texts.some(([each, text]) => each === place && text.startsWith(beginning)))
      .map((beginning) => `${place}: ${beginning}`),
  )
  expect(missing).toEqual([])
})

test('what the active client reads holds each kind, too', () => {
  const mine = <Row extends { userId: string | null }>(rows: readonly Row[]) =>
    rows.filter(({ userId }) => userId === personaOf('active').userId)
  const messages = [mine(hostile.complaint), mine(hostile.notification)].map((rows) =>
    rows.map(({ message }) => message),
  )
  const chat = hostile.chatMessage
    .filter(({ complaintId }) => complaintId === 'cmp_devika_photos')
    .map(({ text }) => text)
  for (const texts of [...messages, chat])
    expect(beginnings.filter((each) => !texts.some((text) => text.startsWith(each)))).toEqual([])
})
