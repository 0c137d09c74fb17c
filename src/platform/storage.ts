import { onReset } from './reset'
import type { ValueStore } from './signal'

/** Keeps texts until the page is closed if storage is blocked (as in some private windows) or full. */
const unstored = new Map<string, string>()
onReset(() => unstored.clear())

/** Adds the frame's prefix, if there is one, so two frames on one page have separate sessions and drafts. */
export const storedName = (key: string): string =>
  (globalThis.frameElement?.getAttribute('data-stores-under') ?? '') + key

type StorageArea = 'localStorage' | 'sessionStorage'

/** Throws if storage is blocked, and in frames that must store nothing. */
function storageOf(area: StorageArea): Storage {
  if (globalThis.frameElement?.hasAttribute('data-stores-nothing')) throw new Error('Stores nothing')
  return globalThis[area]
}

/** A text in the browser's storage, or null. Never throws. No key may be used in both areas. */
export function storedText(area: StorageArea, key: string): ValueStore<string | null> {
  return {
    read: () => {
      const name = storedName(key)
      const kept = unstored.get(name)
      try {
        return kept ?? storageOf(area).getItem(name)
      } catch {
        return kept ?? null
      }
    },
    write: (text) => {
      const name = storedName(key)
      unstored.delete(name)
      try {
        if (text === null) storageOf(area).removeItem(name)
        else storageOf(area).setItem(name, text)
      } catch {
        if (text !== null) unstored.set(name, text)
      }
    },
  }
}

/** Removes every text whose key begins with `beginning`. */
export function forgetStored(area: StorageArea, beginning: string): void {
  const start = storedName(beginning)
  const those = (names: Iterable<string>) => [...names].filter((name) => name.startsWith(start))
  for (const name of those(unstored.keys())) unstored.delete(name)
  try {
    for (const name of those(Object.keys(storageOf(area)))) storageOf(area).removeItem(name)
  } catch {
    // nothing is stored there
  }
}

/** Whether the browser can keep anything after the page is closed. */
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
