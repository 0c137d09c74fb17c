import { expect, test } from 'vitest'
import { operations } from '@/contract'
import { callsBySearch, choicesFor } from './faultChoices'

test('offers every operation of the contract', () => {
  const calls = callsBySearch('').flatMap((group) => group.calls)
  expect(calls.toSorted()).toEqual(Object.keys(operations).toSorted())
})

test('finds a call by its words, its name and its tag', () => {
  expect(callsBySearch('approve subscription')).toEqual([
    { tag: 'subscriptions', calls: ['approveSubscription'] },
  ])
  expect(callsBySearch('applyCoupon')).toEqual([{ tag: 'coupons', calls: ['applyCoupon'] }])
  expect(callsBySearch('newsletter').map(({ tag }) => tag)).toContain('newsletter')
  expect(callsBySearch('no such call')).toEqual([])
})

test('finds a call by the screens’ name for its subject', () => {
  const [tickets] = callsBySearch('ticket')
  expect(tickets?.tag).toBe('complaints')
  expect(tickets?.calls).toContain('resolveComplaint')
})

test('offers a status with the contract’s messages, if it has any', () => {
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
