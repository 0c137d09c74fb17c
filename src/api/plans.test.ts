import { expect, test } from 'vitest'
import type { Plan } from '@/contract'
import { offersQuery, plansQuery } from './plans'

const plan = (name: string, price: number): Plan => ({
  _id: `${name}-${price}`,
  name,
  price,
  features: [],
  highlight: false,
  duration: 30,
})

const sent = [plan('Premium', 4999), plan('', 1), plan('Starter', 1999)]
const namesIn = (query: ReturnType<typeof plansQuery>) => query.select?.(sent).map(({ name }) => name)

test('sorts plans by price and offers only plans with a visible name', () => {
  expect(namesIn(plansQuery())).toEqual(['', 'Starter', 'Premium'])
  expect(namesIn(offersQuery())).toEqual(['Starter', 'Premium'])
})

test('reads the same offers from both response shapes', () => {
  const { select } = offersQuery()
  expect(select?.({ plans: sent })).toEqual(select?.(sent))
})
