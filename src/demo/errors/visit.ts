import type { Scenario } from '@mocks/scenarios'
import { storedText } from '@/platform/storage'
import { perform } from '../steps/perform'
import type { Moment } from './moments'

/** How many milliseconds a step waits for its element: the page may just have begun to load. */
const PATIENCE = 30_000

/** The state of the product in which the message can be brought about. */
export function scenarioOf({ id, text, place, faults }: Moment): Scenario {
  const { seed = 'default', persona, route } = place
  return { id, title: text.id, seed, persona, route, faults: [...faults] }
}

/** Opens and fills the form of the moment's place. Rejects with what is missing on the page. */
export async function fill({ place }: Moment, root: HTMLElement): Promise<void> {
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
    // a browser that stores nothing has kept nothing
    return []
  }
}

/** Reports the browser as offline; returns the undo function. */
export function pretendOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  return () => Reflect.deleteProperty(navigator, 'onLine')
}
