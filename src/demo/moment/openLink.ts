import { basename } from '@/config/basename'
import { momentPage } from '@/config/demo'
import { paths } from '@/paths'
import { addNotice } from '../notices'
import { momentIn } from './link'
import { toRestorable, restore } from './moment'
import { reasonOf } from './MomentError'

/**
 * Restores the moment in the address's fragment. Resolves with a function that shows the moment's description below the
 * product. If restoring fails, shows a message, changes nothing and resolves with null. Never throws.
 */
export async function openLink(fragment: string): Promise<(() => void) | null> {
  const { pathname, search } = globalThis.location
  // remove the fragment at once, so that a reload does not restore the moment again
  const page = pathname === basename + momentPage ? basename + paths.home() : pathname
  globalThis.history.replaceState(null, '', page + search)
  try {
    const found = toRestorable(await momentIn(fragment))
    await restore(found)
    globalThis.history.replaceState(null, '', `${basename}${found.moment.route}`)
    return () => void import('./showShared').then(({ showShared }) => showShared(found))
  } catch (error) {
    addNotice(`The link to a moment could not be opened, so the demo started without it. ${reasonOf(error)}`)
    return null
  }
}
