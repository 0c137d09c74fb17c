import { describe, expect, test } from 'vitest'
import { type OperationId, readBody, schemas } from '.'

const reading = (id: OperationId, body: unknown) => readBody(schemas[id].answer, body)
const read = (id: OperationId, body: unknown): unknown => reading(id, body).value

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

describe('fields that come as text', () => {
  const features = (sent: unknown) =>
    (read('listPlans', [{ ...plan, features: sent }]) as (typeof plan)[])[0]?.features
  test('are read from JSON, or as the only entry of a list', () => {
    expect(features('["Map","Forms"]')).toEqual(['Map', 'Forms'])
    expect(features('Map, forms')).toEqual(['Map, forms'])
    expect(features('')).toEqual([])
    const socialLinks = {
      linkedin: 'https://linkedin.example/a',
      twitter: null,
      github: null,
      instagram: null,
    }
    const member = {
      _id: 't1',
      name: 'Ananya',
      position: '',
      order: 0,
      socialLinks: JSON.stringify(socialLinks),
    }
    expect(read('listTeamMembers', { teamMembers: [member] })).toMatchObject({
      teamMembers: [{ socialLinks: { linkedin: 'https://linkedin.example/a' } }],
    })
  })
})

describe('position of the data in a response', () => {
  test.each([
    ['bare', [subscription]],
    ['under its key', { subscriptions: [subscription] }],
    ['in an envelope, without its key', { success: true, data: [subscription] }],
    ['in an envelope, under its key', { success: true, data: { subscriptions: [subscription] } }],
    ['paged', { status: 'ok', data: { docs: [subscription], total: 1 } }],
  ])('reads a list: %s', (_where, body) => {
    expect(read('listMySubscriptions', body)).toEqual({ subscriptions: [subscription] })
  })
  test.each([
    ['errors', { success: true, errors: [], data: [subscription] }],
    ['warnings', { warnings: ['slow'], data: { docs: [subscription] } }],
  ])('ignores the %s beside a list', (_what, body) => {
    expect(reading('listMySubscriptions', body)).toEqual({
      value: { subscriptions: [subscription] },
      unread: [],
      missed: [],
    })
  })
  test('reads no rows if the list under its key, or every list, is empty', () => {
    const empty = { subscriptions: [] }
    expect(read('listMySubscriptions', { ...empty, popular: [subscription] })).toEqual(empty)
    expect(read('listMySubscriptions', { data: empty, popular: [subscription] })).toEqual(empty)
    expect(read('listMySubscriptions', { success: true, errors: [], data: [] })).toEqual(empty)
  })
  test('reads both shapes of the plan list', () => {
    expect(read('listPlans', [plan])).toEqual([plan])
    expect(read('listPlans', { plans: [plan] })).toEqual({ plans: [plan] })
    expect(read('listPlans', { success: true, data: [plan] })).toEqual({ plans: [plan] })
  })
  test.each([
    ['bare', user],
    ['wrapped', { user }],
    ['in an envelope', { success: true, data: user }],
    ['wrapped in an envelope', { data: { user } }],
  ])('reads an entity: %s', (_where, body) => {
    expect(read('getMe', body)).toEqual(user)
    expect(read('getDashboard', body)).toEqual({ user })
  })
  test('needs a token, a name and a role from a login, in any position', () => {
    const essential = { name: 'Devika', role: 'user' }
    const session = { token: 't', user: { ...essential, _id: '', email: '', createdAt: '' } }
    expect(read('login', { token: 't', user: essential })).toEqual(session)
    expect(read('login', { token: 't', ...essential })).toEqual(session)
    expect(read('login', { success: true, token: 't', data: { user: essential } })).toEqual(session)
    expect(read('login', { success: true, data: { token: 't', user: essential } })).toEqual(session)
    expect(() => read('login', { token: 't', user: { name: 'Devika' } })).toThrow('user.role')
    expect(() => read('login', { user })).toThrow('token')
  })
})

describe('accepted forms of a field', () => {
  test.each([null, '', undefined, { odd: true }, 'none'])(
    'reads %j as no value for an optional field',
    (value) => {
      const { subscriptions } = read('listMySubscriptions', [
        { ...subscription, renewalStatus: value, expiresAt: value },
      ]) as { subscriptions: { renewalStatus?: string; expiresAt?: string }[] }
      expect(subscriptions[0]?.renewalStatus ?? null).toBeNull()
      expect(subscriptions[0]?.expiresAt ?? null).toBeNull()
    },
  )
  test('reads a reference from an ID or an object, otherwise as none', () => {
    const client = (sent: unknown) =>
      (
        read('listAllSubscriptions', [{ ...subscription, user: sent }]) as {
          subscriptions: { user?: unknown }[]
        }
      ).subscriptions[0]?.user ?? null
    expect(client('u1')).toEqual({ _id: 'u1', name: '', email: '' })
    expect(client({ _id: 'u1', name: 'Devika', email: 'd@shore.example', role: 'user' })).toEqual({
      _id: 'u1',
      name: 'Devika',
      email: 'd@shore.example',
    })
    expect(client(null)).toBeNull()
    expect(client({ deleted: true })).toBeNull()
  })
  test('reads a populated reference where a name is expected', () => {
    expect(
      read('listMySubscriptions', [{ ...subscription, plan: { _id: 'p1', name: 'Pro' } }]),
    ).toMatchObject({
      subscriptions: [{ plan: 'pro' }],
    })
  })
  test('reads a recipient in the field `user`: an ID, an object or null', () => {
    const sent = { _id: 'ntf_1', message: 'Closed on Friday' }
    const users = ['u1', { _id: 'u1', name: 'Gauri' }, null]
    const rows = users.map((recipient) => ({ ...sent, user: recipient }))
    expect(read('listNotifications', rows)).toMatchObject({
      notifications: [{ userId: 'u1' }, { userId: 'u1' }, { userId: null }],
    })
  })
  test('reads an enum value in any case, and an unknown value as is', () => {
    expect(
      read('listMySubscriptions', [
        { ...subscription, status: 'Active' },
        { ...subscription, status: 'paused' },
      ]),
    ).toMatchObject({ subscriptions: [{ status: 'active' }, { status: 'paused' }] })
  })
  test.each([
    1_785_663_000,
    '1785663000',
    '1785663000000',
    { $date: '2026-08-02T09:30:00.000Z' },
    { $date: 1_785_663_000_000 },
  ])('reads %j as a time', (createdAt) => {
    expect(read('getMe', { ...user, createdAt })).toEqual({ ...user, createdAt: '2026-08-02T09:30:00.000Z' })
  })
  test.each([
    [false, ['0', 'False', ' FALSE ', 0]],
    [true, ['1', 'True', ' true', 1]],
  ])('reads %s from a text or a number', (isActive, ways) => {
    const option = { _id: 'o1', name: 'Shore', upiId: 'shore@bank', paymentType: 'UPI', order: 1 }
    for (const sent of ways)
      expect(read('listPaymentOptions', [{ ...option, isActive: sent }])).toMatchObject({
        paymentOptions: [{ isActive }],
      })
  })
  test('reads MongoDB’s extended JSON', () => {
    const sent = { ...subscription, _id: { $oid: 's1' }, user: { $oid: 'u1' } }
    expect(read('listAllSubscriptions', [sent])).toMatchObject({
      subscriptions: [{ _id: 's1', user: { _id: 'u1' } }],
    })
    expect(read('listPlans', [{ ...plan, price: { $numberDecimal: '16999' } }])).toEqual([plan])
  })
})

describe('unreadable data', () => {
  test.each([{}, { totalRevenue: null }])('keeps the other figures when one is missing: %j', (rest) => {
    const said = { userCount: 1, subCount: 2, activeSubs: 3 }
    expect(read('getStats', { success: true, data: { ...said, ...rest } })).toEqual({
      ...said,
      totalRevenue: Number.NaN,
    })
  })
  test('does not cost a client the subscription whose plan was deleted', () => {
    const { value } = reading('listMySubscriptions', [{ ...subscription, plan: null }])
    expect(value).toEqual({ subscriptions: [{ ...subscription, plan: '' }] })
  })
  test('skips only the unreadable rows and names their places', () => {
    const { value, unread } = reading('listPlans', { plans: [plan, { ...plan, price: 'on request' }, null] })
    expect(value).toEqual({ plans: [plan] })
    expect(unread.map(({ message }) => message)).toEqual([
      'plans.1.price: a number expected, a text found',
      'plans.2: an object expected, nothing found',
    ])
  })
  test.each([
    ['listMySubscriptions', '<!doctype html>', 'body: a list expected, a text found'],
    ['listMySubscriptions', { success: false }, 'body: a list expected, an object found'],
    ['getStats', null, 'body: an object expected, nothing found'],
    ['getStats', { success: true, data: { totalRevenue: null } }, 'data.userCount: a number expected'],
    ['getMe', { success: true, data: { ...user, name: null } }, 'data.name: a text expected, nothing found'],
  ] as const)('names the place of the error: %s, %j', (id, body, message) => {
    expect(() => read(id, body)).toThrow(message)
  })
})
