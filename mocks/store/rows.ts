import type {
  ChatMessage,
  Complaint,
  Contact,
  Coupon,
  Feature,
  NewsletterSubscriber,
  Notification,
  PaymentOption,
  Plan,
  Service,
  Subscription,
  TeamMember,
  User,
} from '@/contract'

/**
 * What the mock server stores. A row holds every field of its entity (null where there is no value) and refers to other
 * rows by id alone; handlers join them into the contract's shapes. Dates are ISO 8601 text, money is rupees.
 */
type Whole<Entity> = { [Field in keyof Entity]-?: Exclude<Entity[Field], undefined> }

export type UserRow = Whole<User> & { passwordDigest: string }

/** `_id` is the token. */
export type SessionRow = { _id: string; userId: string; expiresAt: string }

/** Failed sign-ins in a row; `_id` is the e-mail address, lower-cased. */
export type LoginAttemptRow = { _id: string; failures: number; firstAt: string; lastAt: string }

export type PlanRow = Whole<Plan>
export type PaymentOptionRow = Whole<PaymentOption>

/** `planId` is null when nobody knows which plan was bought; `approvedAt` is the latest approval, null before it. */
export type SubscriptionRow = Whole<Omit<Subscription, 'user'>> & {
  userId: string
  planId: string | null
  approvedAt: string | null
}

/** `userId` null: to all users. */
export type NotificationRow = Whole<Omit<Notification, 'read'>>

/** Exists when this user has read this notification; `_id` is `${notificationId}:${userId}`. */
export type NotificationReadRow = { _id: string; notificationId: string; userId: string }

export type ComplaintRow = Whole<Omit<Complaint, 'user'>> & { userId: string }
export type ChatMessageRow = Whole<ChatMessage> & { _id: string; complaintId: string }
export type CouponRow = Whole<Coupon>

/** Exists when this user has consumed this coupon. */
export type CouponUseRow = { _id: string; couponId: string; userId: string }

/** Exists when the reminder went out; `_id` is `${subscriptionId}:${day}`, the day as YYYY-MM-DD. */
export type ExpiryReminderRow = { _id: string }

export type ContactRow = Whole<Contact>
export type SubscriberRow = Whole<NewsletterSubscriber>
export type TeamMemberRow = Whole<TeamMember>
export type FeatureRow = Whole<Feature>
export type ServiceRow = Whole<Service>

export type Rows = {
  user: UserRow
  session: SessionRow
  loginAttempt: LoginAttemptRow
  plan: PlanRow
  paymentOption: PaymentOptionRow
  subscription: SubscriptionRow
  notification: NotificationRow
  notificationRead: NotificationReadRow
  complaint: ComplaintRow
  chatMessage: ChatMessageRow
  coupon: CouponRow
  couponUse: CouponUseRow
  expiryReminder: ExpiryReminderRow
  contact: ContactRow
  subscriber: SubscriberRow
  teamMember: TeamMemberRow
  feature: FeatureRow
  service: ServiceRow
}

export type TableName = keyof Rows
export type Snapshot = { [Table in TableName]: Rows[Table][] }

export const tableNames: readonly TableName[] = [
  'user',
  'session',
  'loginAttempt',
  'plan',
  'paymentOption',
  'subscription',
  'notification',
  'notificationRead',
  'complaint',
  'chatMessage',
  'coupon',
  'couponUse',
  'expiryReminder',
  'contact',
  'subscriber',
  'teamMember',
  'feature',
  'service',
]
