import { matchRoutes, type RouteObject } from 'react-router-dom'
import { memberRoutes } from '@/app/memberRoutes'
import { routes } from '@/app/routes'
import { store } from '@mocks/store/db'
import { freshStore } from '@mocks/transport/node'
import { buildSeed, seedNames } from '@mocks/seeds'
import { personaOf } from '@mocks/seeds/personas'
import { expect, test } from 'vitest'
import { scenarios } from './index'

const all = Object.values(scenarios)

const stories = Object.values(
  import.meta.glob<string>('../../src/**/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
).join('')

const pages: RouteObject[] = [...memberRoutes, ...routes]

/** Whether the address matches a page, not just the catch-all route. */
const hasPage = (address: string) => !matchRoutes(pages, address)?.at(-1)?.route.path?.endsWith('*')

test('gives each scenario a unique title', () => {
  const titles = all.map(({ title }) => title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('opens every scenario on a page', () => {
  expect(['/no-such-page', '/admin-dashboard/no-such-tab'].filter(hasPage)).toEqual([])
  expect(all.filter(({ route }) => !hasPage(route)).map(({ id }) => id)).toEqual([])
})

test('has a story for every scenario', () => {
  expect(all.map(({ id }) => id).filter((id) => !stories.includes(`'${id}'`))).toEqual([])
})

test.each(seedNames)('signs in only users of the %s seed', (name) => {
  const users = new Set(buildSeed(name, Date.now()).user.map(({ _id }) => _id))
  const strangers = all.filter(
    ({ seed, persona }) => seed === name && persona !== null && !users.has(personaOf(persona).userId),
  )
  expect(strangers.map(({ id }) => id)).toEqual([])
})

test.each(all.filter(({ arrange }) => arrange).map((scenario) => [scenario.id, scenario] as const))(
  '%s changes the data of its seed',
  (_id, { seed, arrange }) => {
    freshStore(seed)
    const before = JSON.stringify(rows())
    arrange?.(store)
    expect(JSON.stringify(rows())).not.toBe(before)
  },
)

function rows() {
  return Object.values(store).map((table) => table.list())
}
