import { useSyncExternalStore } from 'react'

/** Somebody whom the demo lets one sign in as with one click. */
export type Persona = { id: string; name: string; email: string; title: string }
export type PersonaOffer = { personas: readonly Persona[]; password: string }

let load: (() => Promise<PersonaOffer>) | null = null
let offer: PersonaOffer | null = null
const listeners = new Set<() => void>()

function announce(next: PersonaOffer | null): void {
  offer = next
  for (const listener of listeners) listener()
}

/** The demo says here where its personas are, and they are fetched when somebody asks. Null takes the offer back. */
export function offerPersonas(source: (() => Promise<PersonaOffer>) | null): void {
  load = source
  announce(null)
  if (listeners.size > 0) void fetchOffer()
}

async function fetchOffer(): Promise<void> {
  const source = load
  const found = await source?.()
  if (found && source === load) announce(found)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (offer === null) void fetchOffer()
  return () => listeners.delete(listener)
}

/** Whom one can sign in as with one click; null against a real backend, and until they are fetched. */
export function usePersonas(): PersonaOffer | null {
  return useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  )
}
