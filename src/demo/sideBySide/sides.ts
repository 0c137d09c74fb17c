import { personas, type PersonaId } from '@mocks/seeds/personas'
import { paths } from '@/paths'
import { productAddress } from '../productAddress'

export const sides = ['left', 'right'] as const
export type Side = (typeof sides)[number]

export type Chosen = PersonaId | 'visitor'
/** `other`: an account signed in by hand. */
export type Who = Chosen | 'other'

const first: Record<Side, { who: Chosen; address: string }> = {
  left: { who: 'pending', address: paths.dashboard() },
  right: { who: 'admin', address: paths.admin('approve') },
}

/** The storage prefix of this side's frame. */
export const storesUnder = (side: Side) => `side-by-side-${side}:`

export function homeOf(who: Chosen): string {
  if (who === 'visitor') return paths.home()
  return who === 'admin' ? paths.admin() : paths.dashboard()
}

type RequestedSeat = { chosen: Chosen | null; who: Chosen; address: string }

const isChosen = (who: string | null): who is Chosen =>
  who === 'visitor' || personas.some(({ id }) => id === who)

export function requestedSeat(side: Side, search: string): RequestedSeat {
  const query = new URLSearchParams(search)
  const who = query.get(`${side}As`)
  const chosen = isChosen(who) ? who : null
  const address = productAddress(query.get(side)) ?? (chosen === null ? first[side].address : homeOf(chosen))
  return { chosen, who: chosen ?? first[side].who, address }
}

export function queryOf(shown: Record<Side, { who: Who | null; address: string }>): string {
  const query = new URLSearchParams()
  for (const side of sides) {
    const { who, address } = shown[side]
    query.set(side, address)
    if (who !== null && who !== 'other') query.set(`${side}As`, who)
  }
  // slashes need no encoding in a query
  return `?${query.toString().replaceAll('%2F', '/')}`
}

const sideNames: Record<Side, string> = { left: 'Left', right: 'Right' }

export function whoName(who: Who | null): string {
  if (who === null) return 'Logging in…'
  if (who === 'visitor') return 'A visitor'
  return personas.find(({ id }) => id === who)?.name ?? 'Someone else'
}

export const seatName = (side: Side, who: Who | null) => `${sideNames[side]}: ${whoName(who)}`
