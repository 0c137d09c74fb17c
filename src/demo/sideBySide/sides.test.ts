import { expect, test } from 'vitest'
import { requestedSeat, queryOf } from './sides'

test('defaults to a waiting client on the left, approvals on the right', () => {
  expect(requestedSeat('left', '')).toEqual({ chosen: null, who: 'pending', address: '/dashboard' })
  expect(requestedSeat('right', '')).toEqual({
    chosen: null,
    who: 'admin',
    address: '/admin-dashboard/approve',
  })
})

test('opens the chosen person’s home page if there is no address', () => {
  expect(requestedSeat('left', '?leftAs=visitor')).toMatchObject({ chosen: 'visitor', address: '/' })
  expect(requestedSeat('left', '?leftAs=admin')).toMatchObject({ who: 'admin', address: '/admin-dashboard' })
  expect(requestedSeat('right', '?rightAs=expired')).toMatchObject({ who: 'expired', address: '/dashboard' })
})

test('ignores invalid values in the query', () => {
  const hostile = '?left=//evil.example&leftAs=root&right=javascript:alert(1)&rightAs=constructor'
  expect(requestedSeat('left', hostile)).toEqual(requestedSeat('left', ''))
  expect(requestedSeat('right', hostile)).toEqual(requestedSeat('right', ''))
})

test('reads both sides back from the query it writes', () => {
  const address = '/admin-dashboard/users?search=a%26b&page=2'
  const query = queryOf({ left: { who: 'new', address: '/plans' }, right: { who: 'admin', address } })
  expect(query).toMatch(/^\?left=\/plans&leftAs=new&/)
  expect(requestedSeat('left', query)).toEqual({ chosen: 'new', who: 'new', address: '/plans' })
  expect(requestedSeat('right', query)).toEqual({ chosen: 'admin', who: 'admin', address })
})

test('does not name an account in the link if it was signed in by hand', () => {
  const left = { who: 'other', address: '/dashboard' } as const
  expect(queryOf({ left, right: { who: null, address: '/' } })).toBe('?left=/dashboard&right=/')
})
