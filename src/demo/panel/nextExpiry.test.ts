import { buildSeed } from '@mocks/seeds'
import { personaOf } from '@mocks/seeds/personas'
import { expect, test } from 'vitest'
import { DAY } from '@/lib/dates'
import { nextExpiry } from './nextExpiry'

const nowMs = Date.parse('2026-11-22T10:00:00Z')
const { subscription } = buildSeed('default', nowMs)
const idOf = (persona: 'active' | 'admin') => personaOf(persona).userId

test('prefers a client’s own plan to one that ends sooner', () => {
  expect(nextExpiry(subscription, idOf('active'), nowMs)?.userId).toBe(idOf('active'))
})

test('gives the admin and visitors the plan that ends first', () => {
  const next = nextExpiry(subscription, idOf('admin'), nowMs)
  const ends = subscription.flatMap(({ status, expiresAt }) =>
    status === 'active' ? [Date.parse(expiresAt ?? '')] : [],
  )
  expect(Date.parse(next?.expiresAt ?? '')).toBe(Math.min(...ends.filter((end) => end > nowMs)))
  expect(nextExpiry(subscription, null, nowMs)).toEqual(next)
})

test('skips plans that have ended', () => {
  const next = nextExpiry(subscription, idOf('active'), nowMs + 21 * DAY)
  expect(next?.userId).not.toBe(idOf('active'))
  expect(nextExpiry(subscription, null, nowMs + 1000 * DAY)).toBeNull()
})
