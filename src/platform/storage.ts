import { onReset } from './reset'
import type { Place } from './signal'

/** What a browser refuses to store, because its storage is closed (some private windows) or full: it lasts as long as the page. */
const unstored = new Map<string, string>()
onReset(() => unstored.clear())

/** One text in the browser's storage; null where there is none. Reading and writing never fail. */
export function storedText(area: 'localStorage' | 'sessionStorage', key: string): Place<string | null> {
  const name = `${area} ${key}`
  return {
    read: () => {
      const kept = unstored.get(name)
      try {
        return kept ?? globalThis[area].getItem(key)
      } catch {
        return kept ?? null
      }
    },
    write: (text) => {
      unstored.delete(name)
      try {
        if (text === null) globalThis[area].removeItem(key)
        else globalThis[area].setItem(key, text)
      } catch {
        if (text !== null) unstored.set(name, text)
      }
    },
  }
}
