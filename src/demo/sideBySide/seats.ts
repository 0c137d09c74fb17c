import { signInAs } from '@mocks/scenarios/applyScenario'
import { personas } from '@mocks/seeds/personas'
import { onRemoteChange } from '@mocks/store/persistence'
import type { Transport } from '@/api/transport'
import { basename } from '@/config/basename'
import { clockOffset, onClockChange } from '@/platform/clock'
import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'
import { openBackend, userOf } from '../backend'
import { addNotice } from '../notices'
import { requestedSeat, type Chosen, queryOf, type Side, sides, storesUnder, type Who } from './sides'

export type Frame = {
  refresh: () => void
  moveClock: (offsetMs: number) => void
}

export type Seat = ReturnType<typeof openSeat>
export type Seats = Record<Side, Seat>

declare global {
  interface Window {
    /** The frames read this from their `parent`. */
    seats?: Seats
  }
}

/** The page's mock answers both frames, so they share rows even without storage. */
function openSeat(side: Side, search: string, tellOthers: () => void) {
  const wanted = requestedSeat(side, search)
  const token = storedText('localStorage', `${storesUnder(side)}token`)
  const who = signal<Who | null>(null)
  const address = signal(wanted.address)
  let frame: Frame | null = null

  const noteToken = async (now: string | null) => {
    token.write(now)
    who.set(await whoHas(now))
  }
  const signIn = async (chosen: Chosen) => {
    await openBackend()
    try {
      await noteToken(chosen === 'visitor' ? null : await signInAs(chosen))
    } catch {
      addNotice(
        'This person is not in the current data. Choose another person, or start over with other data.',
      )
    }
  }
  const restoreSession = async () => {
    const now = await whoHas(token.read())
    const stays = now !== 'visitor' && (wanted.chosen === null || now === wanted.chosen)
    await (stays ? who.set(now) : signIn(wanted.who))
  }
  const restored = restoreSession()

  /** The page's mock. A write through it refreshes the other frame. */
  const openTransport: Transport = async () => {
    const adapter = await openBackend()
    moveClock()
    return (
      adapter &&
      (async (config) => {
        try {
          return await adapter(config)
        } finally {
          if (config.method !== 'get') tellOthers()
        }
      })
    )
  }
  const moveClock = () => frame?.moveClock(clockOffset())

  return {
    start: `${basename}${wanted.address}`,
    who,
    address,
    signIn,
    refresh: () => frame?.refresh(),
    moveClock,
    join: async (joining: Frame) => {
      frame = joining
      await restored
      return token.read()
    },
    noteToken,
    openTransport,
  }
}

async function whoHas(token: string | null): Promise<Who> {
  const user = await userOf(token ?? '')
  return user ? (personas.find(({ userId }) => userId === user._id)?.id ?? 'other') : 'visitor'
}

/** Opens both seats from the query, and keeps the query current. */
export function openSeats(search: string): Seats {
  const seats: Seats = {
    left: openSeat('left', search, () => seats.right.refresh()),
    right: openSeat('right', search, () => seats.left.refresh()),
  }
  const shown = (side: Side) => ({ who: seats[side].who.get(), address: seats[side].address.get() })
  const keepAddress = () =>
    history.replaceState(history.state, '', queryOf({ left: shown('left'), right: shown('right') }))
  for (const side of sides) {
    seats[side].who.subscribe(keepAddress)
    seats[side].address.subscribe(keepAddress)
    onRemoteChange(seats[side].refresh)
    onClockChange(seats[side].moveClock)
  }
  window.seats = seats
  return seats
}
