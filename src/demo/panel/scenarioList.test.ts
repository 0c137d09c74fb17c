import { scenarios } from '@mocks/scenarios'
import { expect, test } from 'vitest'
import { describeScenario, grouped } from './scenarioList'

const all = Object.values(scenarios)

test.each([
  ['about', 'A visitor at /about.'],
  ['subscription-runs-out', 'Devika Nair at /dashboard/subscription, 21 days from today.'],
  ['plans-empty', 'A visitor at /plans with no data yet.'],
  ['plans-failed-once', 'A visitor at /plans. “List the plans” fails with 500, once.'],
  ['login-slow', 'A visitor at /login. “Log in” takes 4 s longer.'],
  [
    'dashboard-session-expired',
    'Devika Nair at /dashboard. Each of “Check who is logged in” and “Load the profile” is refused with 401.',
  ],
  ['server-down', 'Devika Nair at /dashboard. Every call fails with 500.'],
  ['quirks-plans', 'A visitor at /plans. The server has every known quirk.'],
] as const)('describes the scenario %s', (id, text) => {
  expect(describeScenario(scenarios[id])).toBe(text)
})

test('groups the scenarios by audience', () => {
  const groups = grouped(all, '')
  expect(groups.map(({ audience }) => audience)).toEqual(['Visitor', 'Client', 'Admin'])
  expect(groups.flatMap(({ entries }) => entries)).toHaveLength(all.length)
})

test('matches every word of a search to a title, sentence, message or ID', () => {
  const ids = (search: string) => grouped(all, search).flatMap(({ entries }) => entries.map(({ id }) => id))
  expect(ids('runs-OUT')).toEqual(['subscription-runs-out'])
  expect(ids('21 days devika')).toEqual(['subscription-runs-out'])
  expect(ids('Could not approve.')).toContain('admin-approve-fails')
  expect(ids('no such scenario')).toEqual([])
})
