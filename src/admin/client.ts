import type { Subscription } from '@/contract'

type HasUser = Pick<Subscription, 'user'>

/** The user of a subscription or complaint; an account that is gone leaves none. */
export function clientName({ user }: HasUser): string {
  return user?.name || user?.email || 'Deleted user'
}

export function clientEmail({ user }: HasUser): string {
  return user?.email ?? ''
}
