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

/** The free texts of a row, with their places. */
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

/** Whether the place holds an ID or a reference, neither of which is shown. */
const isId = (place: string) => /\._id$|\.(user|plan|complaint|notification|coupon)Id$/.test(place)

test('replaces every text of the default seed', () => {
  const left = tableNames.flatMap((table) => {
    const known = new Set(textsOf(table, ordinary[table]).map(([place, text]) => `${place}: ${text}`))
    return textsOf(table, hostile[table])
      .filter(([place]) => !isId(place) && !place.endsWith('.passwordDigest'))
      .map(([place, text]) => `${place}: ${text}`)
      .filter((text) => known.has(text))
  })
  expect(left).toEqual([])
})

/** The start of each text, because fields may truncate the end. */
const beginnings = Object.values(hostileTexts).map((text) => text.slice(0, 12))

const lists = ['plan', 'paymentOption', 'coupon', 'contact', 'teamMember', 'feature', 'service'] as const
test.each(lists)('%s: has each kind of hostile text in every text field', (table) => {
  // pictures have their own hostile values
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

test('shows the active client every kind of hostile text', () => {
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
