import { onReset } from './reset'
import type { ValueStore } from './signal'

/** What a browser refuses to store, because its storage is closed (some private windows) or full: it lasts as long as the page. */
const unstored = new Map<string, string>()
onReset(() => unstored.clear())

/**
 * The name under which the browser stores what the key says. A page may show two windows of its own site in frames: by the
 * attribute, each keeps a session and drafts of its own.
 */
export const storedName = (key: string): string =>
  (globalThis.frameElement?.getAttribute('data-stores-under') ?? '') + key

/** One text in the browser's storage; null where there is none. Reading and writing never fail. No key is used in both areas. */
export function storedText(area: 'localStorage' | 'sessionStorage', key: string): ValueStore<string | null> {
  return {
    read: () => {
      const name = storedName(key)
      const kept = unstored.get(name)
      try {
        return kept ?? globalThis[area].getItem(name)
      } catch {
        return kept ?? null
      }
    },
    write: (text) => {
      const name = storedName(key)
      unstored.delete(name)
      try {
        if (text === null) globalThis[area].removeItem(name)
        else globalThis[area].setItem(name, text)
      } catch {
        if (text !== null) unstored.set(name, text)
      }
    },
  }
}

/** Removes every text whose key begins so. */
export function forgetStored(area: 'localStorage' | 'sessionStorage', beginning: string): void {
  const start = storedName(beginning)
  const those = (names: Iterable<string>) => [...names].filter((name) => name.startsWith(start))
  for (const name of those(unstored.keys())) unstored.delete(name)
  try {
    for (const name of those(Object.keys(globalThis[area]))) globalThis[area].removeItem(name)
  } catch {
    // nothing is stored there
  }
}

/** Whether the browser keeps anything for longer than the page. */
export function canStore(): boolean {
  const probe = storedName('probe')
  try {
    localStorage.setItem(probe, '')
    localStorage.removeItem(probe)
    return true
  } catch {
    return false
  }
}
