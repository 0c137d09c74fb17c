import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '@/lib/dates'
import { type Conditions, noConditions } from '../conditions/conditions'
import { withLatency, withOffline } from '../conditions/edit'
import { whatIsOn } from './whatIsOn'

const fresh = {
  who: null,
  conditions: noConditions,
  movedMs: 0,
  recorded: false,
  paused: false,
}
const texts = (changes: Partial<Parameters<typeof whatIsOn>[0]>) =>
  whatIsOn({ ...fresh, ...changes }).map(({ text }) => text)

test('lists nothing in a fresh demo', () => {
  expect(whatIsOn(fresh)).toEqual([])
})

test('lists a recording first', () => {
  expect(texts({ recorded: true, who: 'Devika Nair' })).toEqual(['recording', 'Devika Nair'])
})

test('names a paused tour before the user', () => {
  expect(texts({ paused: true, who: 'Rohan Patil' })).toEqual(['tour paused', 'Rohan Patil'])
})

test.each([
  [7 * DAY, '+7 days'],
  [DAY, '+1 day'],
  [19.6 * DAY, '+19.6 days'],
  [1.54 * DAY, '+1.5 days'],
  [DAY - MINUTE, '+1 day'],
  [HOUR - 1, '+1 h'],
  [3 * HOUR, '+3 h'],
  [-5 * MINUTE, '−5 min'],
  [-2 * DAY, '−2 days'],
])('shows a clock moved by %d ms', (movedMs, text) => {
  expect(texts({ movedMs })).toEqual([text])
})

test('names faults on every call and counts the other faults', () => {
  const one: Conditions = {
    faults: [{ operation: 'login', kind: 'status', status: 500 }],
    quirks: ['plain-ids'],
  }
  const all = withLatency(withOffline(one, true), 2000)
  expect(whatIsOn({ ...fresh, who: 'Devika Nair', conditions: all })).toEqual([
    { text: 'Devika Nair', sentence: 'Devika Nair is logged in.' },
    { text: 'offline', sentence: 'No call gets through.', isForced: true },
    { text: 'slow', sentence: 'Every call takes 2 s longer.', isForced: true },
    { text: '1 fault', sentence: '1 fault is set.', isForced: true },
    { text: 'server quirks', sentence: 'The server has quirks.', isForced: true },
  ])
  expect(withLatency(withOffline(all, false), 0)).toEqual(one)
})

test('counts a one-time failure of any call as one fault', () => {
  const conditions: Conditions = { faults: [{ operation: '*', kind: 'network', times: 1 }], quirks: [] }
  expect(texts({ conditions })).toEqual(['1 fault'])
})
