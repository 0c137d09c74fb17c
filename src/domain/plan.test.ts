import { expect, test } from 'vitest'
import { planKey, planLabel, planOfKey } from './plan'

test.each([
  ['Starter', 'starter'],
  ['BASIC site', 'starter'],
  ['Premium Pro', 'premium'],
  ['Pro Max', 'pro'],
  ['Something else', 'starter'],
])('gives the plan %s the key %s', (name, key) => {
  expect(planKey(name)).toBe(key)
})

test('labels a key', () => expect(planLabel('pro')).toBe('Pro'))

test('finds a key’s plan, or nothing if the plan was deleted', () => {
  const plans = [{ name: 'Starter', price: 1999 }]
  expect(planOfKey(plans, 'starter')?.price).toBe(1999)
  expect(planOfKey(plans, 'pro')).toBeUndefined()
})

test.each(['Pro Max', 'promax', 'PRO  MAX'])('finds a plan by its name: %s', (name) => {
  const plans = [{ name: 'Pro' }, { name: 'Pro Max' }, { name: '' }]
  expect(planOfKey(plans, name)).toEqual({ name: 'Pro Max' })
  expect(planOfKey(plans, '')).toBeUndefined()
})

test.each([
  ['a plan without a key in its name', ['Gold'], 'starter'],
  ['Starter, if a plan without a key in its name is on offer too', ['Starter', 'Gold'], 'starter'],
  ['one of two plans with that key', ['Pro', 'Pro Max'], 'pro'],
])('does not resolve a key to %s', (_, names, key) => {
  const plans = names.map((name) => ({ name }))
  expect(planOfKey(plans, key)).toBeUndefined()
})
