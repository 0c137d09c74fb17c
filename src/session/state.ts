import { useSyncExternalStore } from 'react'
import { onTokenChange, readToken, removeToken, writeToken } from '@/platform/token'

/**
 * The part of the session that the first paint needs: whether there is a token, and what the login page has to say.
 * It imports nothing of the API, so that a visitor's page stays light.
 */
export type SessionState = {
  token: string | null
  /** What the login page says about how the session ended. */
  notice: string | null
  /** The visit of a page, by its key, that was left by choice: the way back to it is not offered. */
  left: string | null
}

const SIGNED_OUT: SessionState = { token: null, notice: null, left: null }

let state: SessionState = { ...SIGNED_OUT, token: readToken() }
const listeners = new Set<() => void>()

function change(next: SessionState): void {
  state = next
  for (const listener of listeners) listener()
}

export const sessionState = (): SessionState => state

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function openSession(token: string): void {
  writeToken(token)
  change({ token, notice: null, left: null })
}

export function closeSession(how: { notice: string } | { left: string }): void {
  removeToken()
  change({ ...SIGNED_OUT, ...how })
}

export function dismissNotice(): void {
  change({ ...state, notice: null })
}

/** Takes over a token that somebody else stored or removed, such as another tab, and starts afresh with it. */
export function adoptToken(): void {
  change({ ...SIGNED_OUT, token: readToken() })
}

export const watchOtherTabs = (): (() => void) => onTokenChange(adoptToken)

/** Nobody is signed in while prerendering. */
export function useSessionState(): SessionState {
  return useSyncExternalStore(onSessionChange, sessionState, () => SIGNED_OUT)
}
