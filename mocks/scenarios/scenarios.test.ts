import { operations } from '@/contract'
import { store } from '@mocks/db'
import { freshStore } from '@mocks/node'
import { seedNames } from '@mocks/seeds'
import { personas } from '@mocks/seeds/personas'
import { expect, test } from 'vitest'
import { scenarios } from './index'

const all = Object.entries(scenarios)

test('each has its own title, and its key as id', () => {
  expect(new Set(all.map(([, { title }]) => title)).size).toBe(all.length)
  for (const [id, scenario] of all) expect(scenario.id).toBe(id)
})

test.each(all)('%s names things that exist', (_id, { seed, persona, faults = [], route }) => {
  expect(seedNames).toContain(seed)
  expect([null, ...personas.map(({ id }) => id)]).toContain(persona)
  for (const { operation } of faults) expect(Object.keys(operations)).toContain(operation)
  expect(route).toMatch(/^\/[\w/-]*$/)
})

test.each(all.filter(([, { arrange }]) => arrange))('%s changes the data', (_id, { seed, arrange }) => {
  freshStore(seed)
  const before = JSON.stringify(rows())
  arrange?.(store)
  expect(JSON.stringify(rows())).not.toBe(before)
})

test('only personas of the seed are signed in', () => {
  const emptySeed = all.filter(([, { seed, persona }]) => seed === 'empty' && persona !== null)
  for (const [, { persona }] of emptySeed) expect(['admin', 'new']).toContain(persona)
})

function rows() {
  return Object.values(store).map((table) => table.list())
}
