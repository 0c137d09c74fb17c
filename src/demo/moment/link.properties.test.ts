import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText, holds } from '@/testing/properties'
import { linkTo, momentIn } from './link'
import { MomentError } from './MomentError'
import { untouched } from './samples'
import type { Moment } from './schema'

const time = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2199, 11) })
const row = fc.record({
  _id: fc.string({ minLength: 1, maxLength: 12 }),
  name: anyText,
  read: fc.boolean(),
  amount: fc.option(fc.double({ noDefaultInfinity: true, noNaN: true })),
})
const tableChanges = fc.record(
  {
    added: fc.array(row, { maxLength: 3 }),
    changed: fc.array(row, { maxLength: 2 }),
    deleted: fc.array(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 2 }),
  },
  { requiredKeys: [], noNullPrototype: true },
)
const moment: fc.Arbitrary<Moment> = fc
  .record({
    now: time,
    seededAt: time,
    token: fc.option(fc.stringMatching(/^[\w-]{1,40}$/)),
    route: fc.constantFrom(
      '/',
      '/dashboard',
      '/dashboard?page=2',
      '/payment/pro',
      '/admin-dashboard/coupons?q=%F0%9F%99%82',
    ),
    contact: tableChanges,
    coupon: tableChanges,
  })
  .map(({ seededAt, contact, coupon, ...rest }) => ({
    ...untouched,
    ...rest,
    origin: { seed: 'default', seededAt },
    changes: { contact, coupon },
  }))

const hashOf = async (from: Moment) => new URL(await linkTo(from)).hash
/** JSON has no negative zero. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('round-trips any moment through a link', async () => {
  await holds(
    fc.asyncProperty(moment, async (from) => {
      expect(await momentIn(await hashOf(from))).toEqual(asJson(from))
    }),
    150,
  )
})

/** What mail, chat and people add inside or after a link. */
const foreign = fc.constantFrom('.', ')', '>', ' ', '%20', '%E2%80%8B', '%0A', '\n> ', '\u200B', '”', '],')

test('reads a link with stray characters inside or after it', async () => {
  await holds(
    fc.asyncProperty(moment, foreign, fc.nat(10_000), async (from, letters, at) => {
      const link = await hashOf(from)
      const place = START + (at % (link.length - START + 1))
      const pasted = link.slice(0, place) + letters + link.slice(place)
      expect(await momentIn(pasted)).toEqual(asJson(from))
      expect(await momentIn(link + letters)).toEqual(asJson(from))
    }),
    60,
  )
})

const START = '#moment='.length
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ %=.'
/** Damage to a link: a character changed, lost, inserted or swapped, or the end cut off. */
const damage = fc.record({
  kind: fc.constantFrom('change', 'lose', 'insert', 'cut', 'swap'),
  at: fc.nat(10_000),
  letter: fc.constantFrom(...letters.split('')),
})

function damaged(link: string, { kind, at, letter }: { kind: string; at: number; letter: string }): string {
  const place = START + (at % (link.length - START))
  const [before, here = '', after] = [link.slice(0, place), link[place], link.slice(place + 1)]
  if (kind === 'change') return before + letter + after
  if (kind === 'lose') return before + after
  if (kind === 'insert') return before + letter + here + after
  if (kind === 'cut') return before
  return before + after.slice(0, 1) + here + after.slice(1)
}

test('refuses a damaged link and says why, or reads it correctly', async () => {
  await holds(
    fc.asyncProperty(moment, fc.array(damage, { minLength: 1, maxLength: 3 }), async (from, damages) => {
      const link = damages.reduce(damaged, await hashOf(from))
      const found = await momentIn(link).catch((error: unknown) => error)
      if (found instanceof Error) expect(found).toBeInstanceOf(MomentError)
      else expect(found).toEqual(asJson(from))
    }),
    400,
  )
})
