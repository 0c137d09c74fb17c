import { useSyncExternalStore } from 'react'
import { onTokenChange, readToken, removeToken, writeToken } from '@/lib/token'

/**
 * The part of the session that the first paint needs: whether there is a token, and what the login page has to say.
 * It imports nothing of the API, so that a visitor's page stays light.
 */
export type SessionState = {
  token: string | null
  /** What the login page says about how the session ended. */
  notice: string | null
  /** Signed out by choice: the way back to the last page is then not offered. */
  left: boolean
}

const SIGNED_OUT: SessionState = { token: null, notice: null, left: false }

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
  change({ token, notice: null, left: false })
}

export function closeSession(how: { notice: string } | 'left' | 'lost'): void {
  removeToken()
  change({ token: null, notice: typeof how === 'object' ? how.notice : null, left: how === 'left' })
}

export function dismissNotice(): void {
  change({ ...state, notice: null })
}

/** Takes over a token that somebody else stored or removed, another tab or a scenario, and starts afresh with it. */
export function adoptToken(): void {
  change({ ...SIGNED_OUT, token: readToken() })
}

export const watchOtherTabs = (): (() => void) => onTokenChange(adoptToken)

/** Nobody is signed in while prerendering. */
export function useSessionState(): SessionState {
  return useSyncExternalStore(onSessionChange, sessionState, () => SIGNED_OUT)
}
