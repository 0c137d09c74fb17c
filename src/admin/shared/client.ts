import type { Subscription } from '@/contract'

type HasUser = Pick<Subscription, 'user'>

/** The user of a subscription or complaint, at worst by the id; an account that is gone leaves none. */
export function clientName({ user }: HasUser): string {
  return user?.name || user?.email || user?._id || 'Deleted user'
}

export function clientEmail({ user }: HasUser): string {
  return user?.email ?? ''
}
