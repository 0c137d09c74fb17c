import { expect, test } from 'vitest'
import type { User } from '@/contract'
import { subscription as anySubscription } from '@/testing/subscription'
import { latestByUser } from './latest'

const user = (id: string): User => ({
  _id: id,
  name: id,
  email: `${id}@x.example`,
  role: 'user',
  createdAt: '2026-01-01T00:00:00Z',
})
const subscription = (id: string, owner: User | null, createdAt: string) =>
  anySubscription({ _id: id, user: owner, createdAt })

test('returns the latest subscription by creation date', () => {
  const asha = user('asha')
  const rows = latestByUser(
    [asha],
    [
      subscription('middle', asha, '2026-03-01T00:00:00+05:30'),
      subscription('newest', asha, '2026-05-01T00:00:00+05:30'),
      subscription('oldest', asha, '2026-02-01T00:00:00+05:30'),
    ],
  )
  expect(rows[0]?.latest?._id).toBe('newest')
})

test('returns null for a user without subscriptions; ignores deleted users', () => {
  const rows = latestByUser([user('asha')], [subscription('lost', null, '2026-03-01T00:00:00Z')])
  expect(rows).toEqual([{ ...user('asha'), latest: null }])
})
