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
 * Rows in the contract's shapes: joined, and without what the server keeps to itself. Who wrote or bought something may
 * have been deleted since; then the user is null.
 */
type UserRef = Schemas['UserRef']

export function userShape(row: UserRow): User {
  return { _id: row._id, name: row.name, email: row.email, role: row.role, createdAt: row.createdAt }
}

export function subscriptionShape(row: SubscriptionRow): Subscription {
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

export function complaintShape(row: ComplaintRow): Complaint {
  return {
    _id: row._id,
    message: row.message,
    status: row.status,
    response: row.response,
    createdAt: row.createdAt,
    user: userRef(row.userId),
    reopenStatus: row.reopenStatus,
  }
}

export function notificationShape(row: NotificationRow, read: boolean): Notification {
  const { _id, title, message, createdAt, userId } = row
  return { _id, title, message, read, createdAt, userId }
}

export function chatShape(row: ChatMessageRow): ChatMessage {
  return { from: row.from, text: row.text, createdAt: row.createdAt }
}

function userRef(userId: string): UserRef | null {
  const row = store.user.get(userId)
  return row ? { _id: row._id, name: row.name, email: row.email } : null
}
