import { expect, test } from 'vitest'
import { plan as premium } from '@/testing/subscription'
import { offersQuery, plansQuery } from './plans'

const plan = (name: string, price: number) => ({ ...premium, _id: `${name}-${price}`, name, price })

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
