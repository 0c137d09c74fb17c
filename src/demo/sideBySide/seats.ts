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
import { asked, type Chosen, queryOf, type Side, sides, storesUnder, type Who } from './sides'

/** What a frame lets its page do. */
export type Frame = {
  /** Refetches the screen's data. */
  refresh: () => void
  moveClock: (offsetMs: number) => void
}

export type Seat = ReturnType<typeof openSeat>
export type Seats = Record<Side, Seat>

declare global {
  interface Window {
    /** On the page side by side: what its frames find at their `parent`. */
    seats?: Seats
  }
}

/**
 * One frame's place on the page: who sits there, and where they are. The page has the one mock, which answers the calls of
 * both frames: so they see the same rows also where the browser stores nothing.
 */
function openSeat(side: Side, search: string, tellOthers: () => void) {
  const wanted = asked(side, search)
  const token = storedText('localStorage', `${storesUnder(side)}token`)
  /** Null until it is known. */
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
      addNotice('This person is not in the present data. Choose another one, or start over with other data.')
    }
  }
  const sitDown = async () => {
    const now = await whoHas(token.read())
    const stays = now !== 'visitor' && (wanted.chosen === null || now === wanted.chosen)
    await (stays ? who.set(now) : signIn(wanted.who))
  }
  const seated = sitDown()

  /** The mock of the page, whose writes the other frame hears of. */
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
    /** What the frame loads first. */
    start: `${basename}${wanted.address}`,
    who,
    address,
    signIn,
    refresh: () => frame?.refresh(),
    moveClock,
    /** For the frame, before it starts the product: whose session it has. */
    join: async (joining: Frame) => {
      frame = joining
      await seated
      return token.read()
    },
    noteToken,
    openTransport,
  }
}

/** Whose session it is. One that has ended, for example after a reset, is a visitor's. */
async function whoHas(token: string | null): Promise<Who> {
  const user = await userOf(token ?? '')
  return user ? (personas.find(({ userId }) => userId === user._id)?.id ?? 'other') : 'visitor'
}

/** Opens both places as the page's query says, and from now on keeps the query as the frames are. */
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
