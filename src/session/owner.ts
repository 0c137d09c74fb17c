import type { User } from '@/contract'
import { forgetDraftsOf } from '@/platform/drafts'
import { token } from '@/platform/token'

const SESSION = 'session '

/** Id or email, else the end of the token: names are not unique, and the whole token must not be stored. */
export const ownerOf = ({ _id, email }: User): string =>
  _id || email || `${SESSION}${token.get()?.slice(-8) ?? ''}`

/** Deletes the drafts stored under a session, because no later session can read them. */
export const forgetSessionDrafts = (): void => forgetDraftsOf(SESSION)
