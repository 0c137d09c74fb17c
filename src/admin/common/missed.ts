import type { ReactNode } from 'react'
import { signal } from '@/platform/signal'
import { token } from '@/platform/token'

export type Notice = { tone: 'ok' | 'err' | 'info'; text: string; detail?: ReactNode }

/** Failures of actions whose tab was left before the answer came. The shell shows them above the open tab. */
export const missed = signal<readonly Notice[]>([])
token.subscribe(() => missed.set([]))

export function miss(notice: Notice): void {
  // a sign-out cancels calls
  if (token.get() !== null) missed.set([...missed.get(), notice])
}
