import { expect, test } from 'vitest'
import { asked, queryOf } from './sides'

test('puts a waiting client left and the admin’s queue right by default', () => {
  expect(asked('left', '')).toEqual({ chosen: null, who: 'pending', address: '/dashboard' })
  expect(asked('right', '')).toEqual({ chosen: null, who: 'admin', address: '/admin-dashboard/approve' })
})

test('opens home for a user without an address', () => {
  expect(asked('left', '?leftAs=visitor')).toMatchObject({ chosen: 'visitor', address: '/' })
  expect(asked('left', '?leftAs=admin')).toMatchObject({ who: 'admin', address: '/admin-dashboard' })
  expect(asked('right', '?rightAs=expired')).toMatchObject({ who: 'expired', address: '/dashboard' })
})

test('ignores invalid values in the query', () => {
  const hostile = '?left=//evil.example&leftAs=root&right=javascript:alert(1)&rightAs=constructor'
  expect(asked('left', hostile)).toEqual(asked('left', ''))
  expect(asked('right', hostile)).toEqual(asked('right', ''))
})

test('round-trips the query', () => {
  const address = '/admin-dashboard/users?search=a%26b&page=2'
  const query = queryOf({ left: { who: 'new', address: '/plans' }, right: { who: 'admin', address } })
  expect(query).toMatch(/^\?left=\/plans&leftAs=new&/)
  expect(asked('left', query)).toEqual({ chosen: 'new', who: 'new', address: '/plans' })
  expect(asked('right', query)).toEqual({ chosen: 'admin', who: 'admin', address })
})

test('leaves an account signed in by hand out of the link', () => {
  const left = { who: 'other', address: '/dashboard' } as const
  expect(queryOf({ left, right: { who: null, address: '/' } })).toBe('?left=/dashboard&right=/')
})
