import type { Plan, Subscription } from '@/contract'
import { DAY } from '@/lib/dates'

export const NOW = Date.parse('2026-11-21T09:00:00+05:30')
export const at = (days: number) => new Date(NOW + days * DAY).toISOString()

export const subscription = (over: Partial<Subscription> = {}): Subscription => ({
  _id: 's1',
  plan: 'premium',
  uniqueId: 'SUB-7K3Q9D',
  status: 'active',
  createdAt: at(-67),
  expiresAt: at(23),
  ...over,
})

/** A status that the contract does not list but the API client accepts. */
export const unlisted = (status: string) => status as Subscription['status']

export const plan: Plan = {
  _id: 'p1',
  name: 'Premium',
  price: 4499,
  features: [],
  highlight: true,
  duration: 90,
}
