import { expect, test } from 'vitest'
import { moments } from './moments'
import { otherPlaces, ownPlaces } from './places/places'
import { catalogue } from './texts'

const ids = catalogue.map(({ id }) => id)

test('has a moment for each text of the catalogue', () => {
  const shown = new Set(moments.map(({ text }) => text.id))
  expect(ids.filter((id) => !shown.has(id))).toEqual([])
})

test('has a unique address per moment', () => {
  const addresses = moments.map(({ id }) => id)
  expect(addresses.filter((id, index) => addresses.indexOf(id) !== index)).toEqual([])
})

test('has special places only for texts that exist', () => {
  expect(ids).toEqual(expect.arrayContaining([...Object.keys(otherPlaces), ...Object.keys(ownPlaces)]))
})

test.each([
  ['invalid-credentials-login-400', 'The server answers 400 to “Sign in” without saying why.'],
  ['server-message-login-400', 'The server answers 400 to “Sign in” and says why.'],
  ['server-error-please-try-again-later-login-5xx', 'The server fails at “Sign in”, here with 500.'],
  // 500 has a specific text
  ['login-failed-please-try-again-login', 'The server fails at “Sign in”, here with 418.'],
  ['plan-added', 'The server has done “Add a plan”.'],
])('%s: %s', (id, cause) => {
  expect(moments.find((moment) => moment.id === id)?.cause).toBe(cause)
})
