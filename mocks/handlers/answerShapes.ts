import type { ChatMessage, Complaint, Notification, Subscription, User, UserRef } from '@/contract'
import { store } from '@mocks/store/db'
import type {
  ChatMessageRow,
  ComplaintRow,
  NotificationRow,
  SubscriptionRow,
  UserRow,
  Whole,
} from '@mocks/store/rows'

/** Rows as the contract's entities; a deleted user is null. Each is made, and so checked, only once per frozen row. */
export const userShape = oncePerRow(({ _id, name, email, role, createdAt }: UserRow): Whole<User> => ({
  _id,
  name,
  email,
  role,
  createdAt,
}))

const userRef = oncePerRow(({ _id, name, email }: UserRow): Whole<UserRef> => ({ _id, name, email }))

export const subscriptionShape = oncePerRowAndUser((row: SubscriptionRow, user): Whole<Subscription> => ({
  // field by field: if the row were spread, writing 10,000 rows as JSON would take twice as long
  _id: row._id,
  user,
  plan: row.plan,
  uniqueId: row.uniqueId,
  transactionId: row.transactionId,
  paymentMethod: row.paymentMethod,
  status: row.status,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  rejectionReason: row.rejectionReason,
  renewalStatus: row.renewalStatus,
  renewalRejectionReason: row.renewalRejectionReason,
  renewalRequestDate: row.renewalRequestDate,
}))

export const complaintShape = oncePerRowAndUser(
  ({ userId: _userId, ...row }: ComplaintRow, user): Whole<Complaint> => ({ ...row, user }),
)

export function notificationShape(row: NotificationRow, read: boolean): Whole<Notification> {
  return { ...row, read }
}

export const chatShape = oncePerRow(
  ({ _id, complaintId: _complaintId, ...row }: ChatMessageRow): Whole<ChatMessage> => row,
)

function oncePerRow<Row extends object, Entity extends object>(make: (row: Row) => Entity) {
  const made = new WeakMap<Row, Entity>()
  return (row: Row): Entity => {
    const entity = made.get(row) ?? Object.freeze(make(row))
    made.set(row, entity)
    return entity
  }
}

function oncePerRowAndUser<Row extends { userId: string }, Entity extends { user: Whole<UserRef> | null }>(
  make: (row: Row, user: Whole<UserRef> | null) => Entity,
) {
  const made = new WeakMap<Row, Entity>()
  return (row: Row): Entity => {
    const owner = store.user.get(row.userId)
    const user = owner ? userRef(owner) : null
    const known = made.get(row)
    if (known && known.user === user) return known
    const entity = Object.freeze(make(row, user))
    made.set(row, entity)
    return entity
  }
}
