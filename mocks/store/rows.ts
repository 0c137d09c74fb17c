import * as z from 'zod/mini'
import { entities } from '@/contract'

const text = z.string()
const date = z.iso.datetime({ offset: true })

/** The contract's entities plus what only a server needs; references are IDs. Dates are ISO 8601, amounts rupees. */
export const rowSchemas = {
  user: z.extend(entities.zUser, { passwordDigest: text }),
  /** `_id` is the token. */
  session: z.object({ _id: text, userId: text, expiresAt: date }),
  /** `_id` is the email address in lower case. */
  loginAttempt: z.object({ _id: text, failedAt: z.array(date) }),
  plan: entities.zPlan,
  paymentOption: entities.zPaymentOption,
  /** `planId`: null if unknown; `approvedAt`: the latest approval, or null if there was none. */
  subscription: z.extend(z.omit(entities.zSubscription, { user: true }), {
    userId: text,
    planId: z.nullable(text),
    approvedAt: z.nullable(date),
  }),
  /** `userId` is null if the notification is for all users. */
  notification: z.omit(entities.zNotification, { read: true }),
  /** Exists when this user has read this notification; `_id` is `${notificationId}:${userId}`. */
  notificationRead: z.object({ _id: text, notificationId: text, userId: text }),
  complaint: z.extend(z.omit(entities.zComplaint, { user: true }), { userId: text }),
  chatMessage: z.extend(entities.zChatMessage, { _id: text, complaintId: text, createdAt: date }),
  coupon: entities.zCoupon,
  /** Exists when this user has consumed this coupon. */
  couponUse: z.object({ _id: text, couponId: text, userId: text }),
  /** Exists when this reminder has been sent; `_id` is `${subscriptionId}:${day}`, the day as YYYY-MM-DD. */
  expiryReminder: z.object({ _id: text }),
  contact: entities.zContact,
  subscriber: entities.zNewsletterSubscriber,
  teamMember: entities.zTeamMember,
  feature: entities.zFeature,
  service: entities.zService,
}

export type TableName = keyof typeof rowSchemas
export const tableNames = Object.keys(rowSchemas) as TableName[]

/** The entity with every field. A missing value is null, or undefined if the contract does not allow null. */
export type Whole<Value> = Value extends readonly (infer Item)[]
  ? Whole<Item>[]
  : Value extends object
    ? { [Field in keyof Required<Value>]: WithoutValue<Whole<Value[Field]>> }
    : Value
type WithoutValue<Value> = null extends Value ? Exclude<Value, undefined> : Value

export type Rows = { [Table in TableName]: Whole<z.infer<(typeof rowSchemas)[Table]>> }
export type Snapshot = { [Table in TableName]: Rows[Table][] }

export type UserRow = Rows['user']
export type SessionRow = Rows['session']
export type LoginAttemptRow = Rows['loginAttempt']
export type PlanRow = Rows['plan']
export type PaymentOptionRow = Rows['paymentOption']
export type SubscriptionRow = Rows['subscription']
export type NotificationRow = Rows['notification']
export type NotificationReadRow = Rows['notificationRead']
export type ComplaintRow = Rows['complaint']
export type ChatMessageRow = Rows['chatMessage']
export type CouponRow = Rows['coupon']
export type CouponUseRow = Rows['couponUse']
export type ContactRow = Rows['contact']
export type SubscriberRow = Rows['subscriber']
export type TeamMemberRow = Rows['teamMember']
export type FeatureRow = Rows['feature']
export type ServiceRow = Rows['service']
