import type { Scenario } from '@mocks/scenarios'
import { storedText } from '@/platform/storage'
import { perform } from '../steps/perform'
import type { ErrorMoment } from './moments'

/** Ms that a step waits for its element. */
const PATIENCE = 30_000

export function scenarioOf({ id, text, place, faults }: ErrorMoment): Scenario {
  const { seed = 'default', persona, route } = place
  return { id, title: text.id, seed, persona, route, faults: [...faults] }
}

export async function fill({ place }: ErrorMoment, root: HTMLElement): Promise<void> {
  for (const step of place.steps ?? []) await perform(step, root, PATIENCE)
}

/** Clears drafts and login locks of this tab: each moment starts the same. */
export function forgetTyped(): void {
  for (const key of storedKeys()) {
    if (/^(?:draft|login-lock):/.test(key)) storedText('sessionStorage', key).write(null)
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(sessionStorage)
  } catch {
    // no storage
    return []
  }
}

export function pretendOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  return () => Reflect.deleteProperty(navigator, 'onLine')
}
