import { onReset } from './reset'
import type { Place } from './signal'

/** What a browser refuses to store, because its storage is closed (some private windows) or full: it lasts as long as the page. */
const unstored = new Map<string, string>()
onReset(() => unstored.clear())

/**
 * The name under which the browser stores what the key says. A page may show two windows of its own site in frames: by the
 * attribute, each keeps a session and drafts of its own.
 */
export const storedName = (key: string): string =>
  (globalThis.frameElement?.getAttribute('data-stores-under') ?? '') + key

/** One text in the browser's storage; null where there is none. Reading and writing never fail. */
export function storedText(area: 'localStorage' | 'sessionStorage', key: string): Place<string | null> {
  const nameHere = () => `${area} ${storedName(key)}`
  return {
    read: () => {
      const kept = unstored.get(nameHere())
      try {
        return kept ?? globalThis[area].getItem(storedName(key))
      } catch {
        return kept ?? null
      }
    },
    write: (text) => {
      unstored.delete(nameHere())
      try {
        if (text === null) globalThis[area].removeItem(storedName(key))
        else globalThis[area].setItem(storedName(key), text)
      } catch {
        if (text !== null) unstored.set(nameHere(), text)
      }
    },
  }
}
