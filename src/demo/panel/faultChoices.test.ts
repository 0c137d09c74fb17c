import { expect, test } from 'vitest'
import { callsBySearch, choicesFor } from './faultChoices'

test('finds a call by its summary, its ID or its tag', () => {
  expect(callsBySearch('approve subscription')).toEqual([
    { tag: 'subscriptions', calls: ['approveSubscription'] },
  ])
  expect(callsBySearch('applyCoupon')).toEqual([{ tag: 'coupons', calls: ['applyCoupon'] }])
  expect(callsBySearch('newsletter').map(({ tag }) => tag)).toContain('newsletter')
  expect(callsBySearch('no such call')).toEqual([])
})

test('finds the complaint calls by “ticket”, the word on screen', () => {
  const [tickets] = callsBySearch('ticket')
  expect(tickets?.tag).toBe('complaints')
  expect(tickets?.calls).toContain('resolveComplaint')
})

test('offers statuses, with the contract’s messages, and broken answers', () => {
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
    'No answer at all',
    'A web page instead of data',
    'Broken JSON',
    'The answer to another call',
    'An empty answer',
    'null instead of data',
    'Values that the product does not know',
  ])
})
