import type { Role, Subscription, User } from '@/contract'
import { wordIn } from '@/lib/entryOf'

/** An admin by the role the server gave; every other role counts as a regular user (SPEC section 3). */
export const isAdmin = (user: User | null): boolean => user?.role === 'admin'

export const ROLES: readonly Role[] = ['user', 'admin']

/** Whether it says where its user may go: any other opens what `user` opens. */
export const isKnownRole = (role: string): boolean => ROLES.some((each) => each === role)

const roleTexts: Record<string, string> = { user: 'User', admin: 'Admin' }

/** A role that nobody knows is shown as the server sent it. */
export const roleText = (role: string): string => wordIn(roleTexts, role)

/** What to call the person who is signed in (SPEC section 2). */
export const userName = (user: Pick<User, 'name'> | null): string => user?.name.trim() || 'User'

type HasUser = Pick<Subscription, 'user'>

/** The user of a subscription or complaint, at worst by the id. An account that was deleted leaves no user. */
export const clientName = ({ user }: HasUser): string =>
  user?.name || user?.email || user?._id || 'Deleted user'

export const clientEmail = ({ user }: HasUser): string => user?.email ?? ''
