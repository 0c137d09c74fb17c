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
  ['invalid-credentials-login-400', '“Log in” is refused, with 400 and no reason.'],
  ['server-message-login-400', '“Log in” is refused, with 400 and a reason.'],
  ['server-error-please-try-again-later-login-5xx', '“Log in” fails, for example with 500.'],
  // not 500, which has a specific text
  ['login-failed-please-try-again-login', '“Log in” is refused, for example with 418.'],
  ['plan-added', '“Add a plan” succeeds.'],
])('explains %s: %s', (id, cause) => {
  expect(moments.find((moment) => moment.id === id)?.cause).toBe(cause)
})
