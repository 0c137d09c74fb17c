import { expect, test } from 'vitest'
import { loggedCall } from '@/testing/loggedCalls'
import { filterCalls, type Kind } from './filterCalls'

const deviations = [{ in: 'answer' as const, place: 'plans', why: 'no list' }]
const calls = [
  loggedCall(1),
  loggedCall(2, { who: 'Devika Nair', outcome: 500 }),
  loggedCall(3, { path: '/api/auth/login', operation: 'login', method: 'POST', deviations }),
  loggedCall(4, { path: '/api/nothing', operation: null, outcome: 404, deviations }),
  loggedCall(5, { outcome: 'lost', answer: null }),
  loggedCall(6, { outcome: 'timeout', answer: null }),
  loggedCall(7, { outcome: 'aborted', answer: null }),
  loggedCall(8, { outcome: 'waiting', answer: null }),
]

const idsOf = (text: string, kind: Kind) => filterCalls(calls, { text, kind }).map(({ id }) => id)

test.each([
  ['the path', 'auth/LOGIN', [3]],
  ['the operation', 'listplans', [1, 2, 5, 6, 7, 8]],
  ['who called', 'devika', [2]],
  ['a visitor', 'visitor post', [3]],
  ['several words in any order', 'nair get', [2]],
  ['nothing if no call has every word', 'devika login', []],
  ['everything if the search is blank', '  ', [1, 2, 3, 4, 5, 6, 7, 8]],
])('finds by text: %s', (_, text, ids) => {
  expect(idsOf(text, 'all')).toEqual(ids)
})

test('counts calls without success as failed, unless aborted or waiting', () => {
  expect(idsOf('', 'failed')).toEqual([2, 4, 5, 6])
})

test('treats any deviation as a breach, whatever the status', () => {
  expect(idsOf('', 'breach')).toEqual([3, 4])
  expect(idsOf('login', 'breach')).toEqual([3])
})
