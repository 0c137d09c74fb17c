import type { User } from '@/contract'
import { token } from '@/platform/token'

/**
 * The owner of drafts and receipts. Without id or email it is the session, identified by the end of its token: names are
 * not unique, and the whole token must not be stored elsewhere.
 */
export const ownerOf = ({ _id, email }: User): string =>
  _id || email || `session ${token.get()?.slice(-8) ?? ''}`
