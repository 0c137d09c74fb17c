import { describe, expect, test } from 'vitest'
import { openSchema, schemas, tolerate, type OperationId } from '.'

const read = (id: OperationId, value: unknown): unknown => {
  const schema = schemas[id].answer
  return openSchema(schema).parse(tolerate(schema, value))
}
const fits = (id: OperationId, value: unknown): boolean => {
  const schema = schemas[id].answer
  return openSchema(schema).safeParse(tolerate(schema, value)).success
}

const user = {
  _id: 'u1',
  name: 'Devika',
  email: 'd@shore.example',
  role: 'user',
  createdAt: '2026-08-02T09:30:00Z',
}
const plan = { _id: 'p1', name: 'Pro', price: 16_999, features: ['All'], highlight: false, duration: 365 }
const subscription = {
  _id: 's1',
  plan: 'pro',
  uniqueId: 'SUB-1',
  status: 'active',
  createdAt: '2026-08-02T09:30:00Z',
}

describe('what the client tolerates from a server', () => {
  test('unknown fields are dropped', () => {
    expect(read('getMe', { ...user, __v: 0 })).toEqual(user)
  })
  test('a list stands bare or under its key', () => {
    expect(read('listMySubscriptions', [subscription])).toEqual({ subscriptions: [subscription] })
    expect(read('listMySubscriptions', { subscriptions: [subscription] })).toEqual({
      subscriptions: [subscription],
    })
    expect(read('listPlans', [plan])).toEqual([plan])
    expect(read('listPlans', { plans: [plan] })).toEqual({ plans: [plan] })
  })
  test('the user stands bare or wrapped', () => {
    expect(read('getMe', { user })).toEqual(user)
    expect(read('getDashboard', user)).toEqual({ user })
  })
  test('_id or id', () => {
    const { _id, ...rest } = user
    expect(read('getMe', { id: _id, ...rest })).toEqual(user)
  })
  test('a number as numeric text', () => {
    expect(read('listPlans', { plans: [{ ...plan, price: '16999', duration: ' 365 ' }] })).toEqual({
      plans: [plan],
    })
    expect(read('applyCoupon', { amount: '500' })).toEqual({ amount: 500 })
    expect(fits('applyCoupon', { amount: 'five hundred' })).toBe(false)
    expect(fits('applyCoupon', { amount: '' })).toBe(false)
  })
  test('a missing optional field, or null in its place', () => {
    expect(
      fits('listMySubscriptions', [{ ...subscription, expiresAt: null, user: null, transactionId: null }]),
    ).toBe(true)
    const service = {
      _id: 'x',
      name: 'SEO',
      description: 'd',
      icon: 'i',
      category: 'other',
      order: 0,
      color: '#667eea',
      features: [],
    }
    expect(fits('listServices', [service])).toBe(true)
    expect(
      fits('listTeamMembers', [{ _id: 't', name: 'A', position: 'B', order: 1, socialLinks: null }]),
    ).toBe(true)
  })
  test('texts and numbers out of the contract’s bounds are shown as they came', () => {
    const far = { ...plan, name: 'x'.repeat(121), price: 1e9, duration: 36.5, color: 'red' }
    expect(read('listPlans', { plans: [far] })).toEqual({ plans: [far] })
    const odd = { ...user, email: 'devika at shorehouse' }
    expect(read('getMe', odd)).toEqual(odd)
    const links = { linkedin: 'in/devika' }
    expect(
      fits('listTeamMembers', [{ _id: 't', name: 'A', position: 'B', order: -1, socialLinks: links }]),
    ).toBe(true)
  })
  test('an enum value that nobody knows is text', () => {
    expect(read('listMySubscriptions', [{ ...subscription, status: 'paused', plan: 'gold' }])).toMatchObject({
      subscriptions: [{ status: 'paused', plan: 'gold' }],
    })
  })
  test.each([
    ['listMySubscriptions', '<!doctype html>'],
    ['listMySubscriptions', { data: [] }],
    ['listMySubscriptions', [{ ...subscription, createdAt: 'yesterday' }]],
    ['getMe', { ...user, name: 5 }],
    ['getStats', null],
  ] as const)('%s does not take %j', (id, value) => {
    expect(fits(id, value)).toBe(false)
  })
})
