import { basename } from '@/config/basename'
import { addNotice } from '../notices'
import { momentIn } from './link'
import { restorable, restore } from './moment'
import { reasonOf } from './MomentError'

/**
 * Restores the moment that the fragment of the address carries, and changes the address to its page. When that fails, a
 * message says why, and everything stays as it is. Never throws.
 */
export async function openLink(fragment: string): Promise<void> {
  const { pathname, search } = globalThis.location
  // at once: a reload must not replace what has been done since
  globalThis.history.replaceState(null, '', pathname + search)
  try {
    const found = restorable(await momentIn(fragment))
    await restore(found)
    globalThis.history.replaceState(null, '', `${basename}${found.moment.route}`)
  } catch (error) {
    addNotice(`The link to a moment could not be opened, so the demo started without it. ${reasonOf(error)}`)
  }
}
