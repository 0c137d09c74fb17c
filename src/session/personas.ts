import { useSyncExternalStore } from 'react'

/** Somebody whom the demo lets one sign in as with one click. */
export type Persona = { id: string; name: string; email: string; title: string }
export type PersonaOffer = { personas: readonly Persona[]; password: string }

let offer: PersonaOffer | null = null
const listeners = new Set<() => void>()

/** The demo offers its personas here; against a real backend nobody does. Null takes the offer back. */
export function offerPersonas(next: PersonaOffer | null): void {
  offer = next
  for (const listener of listeners) listener()
}

export function usePersonas(): PersonaOffer | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => offer,
    () => null,
  )
}
