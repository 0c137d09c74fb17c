import { scenarios } from '@mocks/scenarios'
import { expect, test } from 'vitest'
import { screenGroups, screenState, stateCount } from './catalogue'
import { type WallFilters, wallFiltersIn, wallQuery } from './filters'

const device = { width: 'laptop', look: 'light' } as const
const everything = wallFiltersIn('', device)
const idsWith = (filters: Partial<WallFilters>) =>
  screenGroups({ ...everything, ...filters }).flatMap(({ states }) =>
    states.map(({ scenario }) => scenario.id),
  )

test('shows every scenario, with visitors’ screens first', () => {
  expect(idsWith({})).toHaveLength(stateCount)
  expect([...new Set(screenGroups(everything).map(({ audience }) => audience))]).toEqual([
    'visitor',
    'client',
    'admin',
  ])
})

test('reads a screen and a state from every title', () => {
  const unread = Object.values(scenarios).filter((scenario) => {
    const { screen, state } = screenState(scenario)
    return screen === '' || state === ''
  })
  expect(unread.map(({ id }) => id)).toEqual([])
})

test.each([
  ['plans-loading', 'waiting'],
  ['plans-empty', 'empty'],
  ['support-empty', 'empty'],
  ['plans-filled', 'usual'],
  ['plans-failed', 'failing'],
  ['large', 'unusual'],
  ['quirks-plans', 'unusual'],
] as const)('classifies %s as %s', (id, kind) => {
  expect(screenState(scenarios[id]).kind).toBe(kind)
})

test('filters by audience, screen, state and words together', () => {
  expect(idsWith({ screen: 'Payment', kind: 'failing', search: 'coupon' })).toEqual([
    'payment-coupon-invalid',
    'payment-coupon-failed',
  ])
  expect(idsWith({ audience: 'visitor', screen: 'Payment' })).toEqual(['payment-signed-out'])
})

test('reads back the query it writes, and ignores unknown values', () => {
  const filters: WallFilters = {
    search: 'two words',
    audience: 'client',
    screen: 'Payment',
    kind: 'failing',
    width: 'phone',
    look: 'dark',
  }
  expect(wallFiltersIn(wallQuery(filters), device)).toEqual(filters)
  expect(wallFiltersIn('?for=root&screen=no&state=constructor&width=9&theme=pink', device)).toEqual(
    everything,
  )
  expect(wallFiltersIn('?for=client&screen=Home', device).screen).toBe('')
})
