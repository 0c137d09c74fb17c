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

/** Rows as the contract's entities; a deleted user is null. */
export const userShape = ({ _id, name, email, role, createdAt }: UserRow): Whole<User> => ({
  _id,
  name,
  email,
  role,
  createdAt,
})

function userOf(userId: string): Whole<UserRef> | null {
  const user = store.user.get(userId)
  return user ? { _id: user._id, name: user.name, email: user.email } : null
}

export const subscriptionShape = (row: SubscriptionRow): Whole<Subscription> => ({
  _id: row._id,
  user: userOf(row.userId),
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
})

export const complaintShape = ({ userId, ...row }: ComplaintRow): Whole<Complaint> => ({
  ...row,
  user: userOf(userId),
})

export function notificationShape(row: NotificationRow, read: boolean): Whole<Notification> {
  return { ...row, read }
}

export const chatShape = ({ _id, complaintId: _complaintId, ...row }: ChatMessageRow): Whole<ChatMessage> =>
  row
