import { DAY } from '@/lib/dates'
import type { SessionRow } from '@mocks/store/rows'
import { newToken } from './ids'

const SESSION_DAYS = 7

export function newSession(userId: string, nowMs: number): SessionRow {
  return { _id: newToken(), userId, expiresAt: new Date(nowMs + SESSION_DAYS * DAY).toISOString() }
}
