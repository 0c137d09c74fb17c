import type { User } from '@/contract'
import { forgetDraftsOf } from '@/platform/drafts'
import { token } from '@/platform/token'

const SESSION = 'session '

/**
 * The owner of drafts and receipts. Without id or email it is the session, identified by the end of its token: names are
 * not unique, and the whole token must not be stored elsewhere.
 */
export const ownerOf = ({ _id, email }: User): string =>
  _id || email || `${SESSION}${token.get()?.slice(-8) ?? ''}`

/** The drafts of a session end with it, because no later one can read them. */
export const forgetSessionDrafts = (): void => forgetDraftsOf(SESSION)
