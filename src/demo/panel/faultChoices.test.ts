import { expect, test } from 'vitest'
import { operations } from '@/contract'
import { callsBySearch, choicesFor } from './faultChoices'

test('every operation of the contract can be chosen', () => {
  const calls = callsBySearch('').flatMap((group) => group.calls)
  expect(calls.toSorted()).toEqual(Object.keys(operations).toSorted())
})

test('a call is found by its words, by its name and by its tag', () => {
  expect(callsBySearch('approve pending')).toEqual([{ tag: 'subscriptions', calls: ['approveSubscription'] }])
  expect(callsBySearch('applyCoupon')).toEqual([{ tag: 'coupons', calls: ['applyCoupon'] }])
  expect(callsBySearch('newsletter').map(({ tag }) => tag)).toContain('newsletter')
  expect(callsBySearch('no such call')).toEqual([])
})

test('a call is found by what the screens call its subject', () => {
  const [tickets] = callsBySearch('ticket')
  expect(tickets?.tag).toBe('complaints')
  expect(tickets?.calls).toContain('resolveComplaint')
})

test('a status comes with the contract’s own messages where it has some', () => {
  const labels = choicesFor('register').map(({ label }) => label)
  expect(labels).toContain('400: User already exists.')
  expect(labels).toContain('409')
  expect(choicesFor('*').map(({ label }) => label)).toEqual([
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '422',
    '429',
    '500',
    '503',
    'The connection is lost',
    'Never answers',
    'A web page in place of the answer',
    'Broken JSON',
    'An answer to something else',
    'An empty answer',
    'null for an answer',
    'Values that no list has',
  ])
})
