import type { Scenario } from '@mocks/scenarios'
import { perform } from '../steps/perform'
import type { ErrorMoment } from './moments'

export function scenarioOf({ id, text, place, faults }: ErrorMoment): Scenario {
  const { seed = 'default', persona, route } = place
  return { id, title: text.id, seed, persona, route, faults: [...faults] }
}

export async function fill({ place }: ErrorMoment, root: HTMLElement): Promise<void> {
  for (const step of place.steps ?? []) await perform(step, root)
}

export function pretendOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  return () => Reflect.deleteProperty(navigator, 'onLine')
}
