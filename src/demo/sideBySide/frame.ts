import { queryClient } from '@/api/queryClient'
import { provideTransport } from '@/api/transport'
import { basename } from '@/config/basename'
import { setClockOffset } from '@/platform/clock'
import { token } from '@/platform/token'
import { onAddressChange } from '../addressChanges'
import type { Side } from './sides'

/** Prepares a frame: its seat's session, the page's mock, and navigation reported to the page. */
export async function enterFrame(side: Side): Promise<void> {
  const seat = globalThis.parent.seats?.[side]
  if (!seat) return
  token.set(
    await seat.join({
      refresh: () => void queryClient.invalidateQueries(),
      moveClock: setClockOffset,
    }),
  )
  token.subscribe((now) => void seat.noteToken(now))
  provideTransport(seat.openTransport)
  const tellAddress = () => {
    const { pathname, search, hash } = globalThis.location
    seat.address.set(pathname.slice(basename.length) + search + hash)
  }
  tellAddress()
  onAddressChange(tellAddress)
}
