import type { Role, Subscription, User } from '@/contract'
import { wordIn } from '@/lib/entryOf'

/** Every role other than admin counts as a regular user (SPEC section 3). */
export const isAdmin = (user: User | null): boolean => user?.role === 'admin'

export const ROLES: readonly Role[] = ['user', 'admin']

/** Unknown roles get the pages of `user`, and a banner that says so. */
export const isKnownRole = (role: string): boolean => ROLES.some((each) => each === role)

const roleTexts: Record<string, string> = { user: 'User', admin: 'Admin' }

export const roleText = (role: string): string => wordIn(roleTexts, role)

/** SPEC section 2 */
export const userName = (user: Pick<User, 'name'> | null): string => user?.name.trim() || 'User'

type HasUser = Pick<Subscription, 'user'>

/** The client's name, or else the email or the ID. The user of a deleted account is null. */
export const clientName = ({ user }: HasUser): string =>
  user?.name || user?.email || user?._id || 'Deleted user'

export const clientEmail = ({ user }: HasUser): string => user?.email ?? ''
