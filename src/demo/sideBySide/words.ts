import { personas } from '@mocks/seeds/personas'
import type { Side, Who } from './sides'

const sideNames: Record<Side, string> = { left: 'Left', right: 'Right' }

/** Null: it is not known yet. */
export function whoName(who: Who | null): string {
  if (who === null) return 'Signing in…'
  if (who === 'visitor') return 'A visitor'
  return personas.find(({ id }) => id === who)?.name ?? 'Somebody else'
}

export const seatName = (side: Side, who: Who | null) => `${sideNames[side]}: ${whoName(who)}`
