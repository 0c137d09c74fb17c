import type { User } from '@/contract'
import { forgetDraftsOf } from '@/platform/drafts'
import { token } from '@/platform/token'

const SESSION = 'session '

/**
 * Whose drafts and receipts something is. A server may send neither id nor email: then they are those of this session, known
 * by the end of its token, for two people may share a name. The whole token belongs nowhere but in its own place.
 */
export const ownerOf = ({ _id, email }: User): string =>
  _id || email || `${SESSION}${token.get()?.slice(-8) ?? ''}`

/** The drafts of a session end with it, because no later one can read them. */
export const forgetSessionDrafts = (): void => forgetDraftsOf(SESSION)
