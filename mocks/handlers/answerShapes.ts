import type { ChatMessage, Complaint, Notification, Schemas, Subscription, User } from '@/contract'
import { store } from '@mocks/store/db'
import type {
  ChatMessageRow,
  ComplaintRow,
  NotificationRow,
  SubscriptionRow,
  UserRow,
} from '@mocks/store/rows'

/**
 * Turns rows into the contract's entities: with the user in place of the user's id, and without the fields that only
 * the server may see. If the user has been deleted since, `user` is null.
 */
type UserRef = Schemas['UserRef']

export function userShape(row: UserRow): User {
  return { _id: row._id, name: row.name, email: row.email, role: row.role, createdAt: row.createdAt }
}

export function subscriptionShape(row: SubscriptionRow): Subscription {
  // field by field: with the rest of a row in place of them, 10,000 rows take twice as long to write as JSON
  return {
    _id: row._id,
    user: userRef(row.userId),
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
  }
}

export function complaintShape({ userId, ...row }: ComplaintRow): Complaint {
  return { ...row, user: userRef(userId) }
}

export function notificationShape(row: NotificationRow, read: boolean): Notification {
  return { ...row, read }
}

export function chatShape({ _id, complaintId: _complaintId, ...row }: ChatMessageRow): ChatMessage {
  return row
}

function userRef(userId: string): UserRef | null {
  const row = store.user.get(userId)
  return row ? { _id: row._id, name: row.name, email: row.email } : null
}
