import type { User } from '@/contract'
import { token } from '@/platform/token'

/**
 * Whose drafts and receipts something is. A server may send neither id nor email: then they are those of this session, known
 * by the end of its token, for two people may share a name. The whole token belongs nowhere but in its own place.
 */
export const ownerOf = ({ _id, email }: User): string =>
  _id || email || `session ${token.get()?.slice(-8) ?? ''}`
