import type { SubscriptionRow } from '@mocks/store/rows'

type Ends = Pick<SubscriptionRow, 'userId' | 'status' | 'expiresAt' | 'plan'>
type Expiry = Ends & { expiresAt: string }

const runs = ({ status, expiresAt }: Ends, nowMs: number) =>
  (status === 'active' || status === 'approved') && expiresAt !== null && Date.parse(expiresAt) > nowMs

/** The plan that ends next: this user's or, if they have none, anyone's. Null if no plan runs. */
export function nextExpiry(
  subscriptions: readonly Ends[],
  userId: string | null,
  nowMs: number,
): Expiry | null {
  const running = subscriptions.filter((each): each is Expiry => runs(each, nowMs))
  const own = running.filter((each) => each.userId === userId)
  const [next] = (own.length > 0 ? own : running).toSorted(
    (one, other) => Date.parse(one.expiresAt) - Date.parse(other.expiresAt),
  )
  return next ?? null
}
