import type * as z from 'zod'
import {
  zChatMessage,
  zComplaint,
  zContact,
  zCoupon,
  zFeature,
  zNewsletterSubscriber,
  zNotification,
  zPaymentOption,
  zPlan,
  zService,
  zSession,
  zStats,
  zSubscription,
  zTeamMember,
  zUser,
  zUserRef,
} from './generated/zod.gen'

type Rule<Entity> = {
  /** What no screen can do without: an entity that lacks one of these cannot be read. */
  needs: readonly (keyof Entity)[]
  /** What stands for a field that is missing; without an entry it is '', 0, false or []. */
  otherwise?: Partial<Entity>
}

const rules = new Map<z.ZodType, Rule<Record<string, unknown>>>()

function essential<Schema extends z.ZodObject>(schema: Schema, rule: Rule<z.infer<Schema>>): void {
  rules.set(schema, rule as Rule<Record<string, unknown>>)
}

/**
 * openapi.yaml is what a server promises; this is what the product needs of it. An answer is refused, or a row left out,
 * for what stands under `needs` alone.
 */
essential(zSession, { needs: ['token', 'user'] })
essential(zUser, { needs: ['name', 'role'] })
essential(zUserRef, { needs: ['_id'] })
essential(zPlan, { needs: ['name', 'price', 'duration'] })
essential(zSubscription, { needs: ['_id', 'plan', 'status'] })
essential(zNotification, { needs: ['_id', 'message'], otherwise: { title: 'Announcement' } })
essential(zComplaint, { needs: ['_id', 'message'], otherwise: { status: 'open' } })
essential(zChatMessage, { needs: ['text'], otherwise: { from: 'admin' } })
essential(zCoupon, { needs: ['_id', 'code', 'amount'], otherwise: { active: true } })
essential(zStats, { needs: ['userCount', 'totalRevenue', 'subCount', 'activeSubs'] })
essential(zContact, { needs: ['_id', 'message'] })
essential(zNewsletterSubscriber, { needs: ['email'], otherwise: { status: 'subscribed' } })
essential(zTeamMember, { needs: ['_id', 'name'] })
essential(zFeature, { needs: ['_id', 'title'], otherwise: { category: 'other', color: '#667eea' } })
essential(zService, { needs: ['_id', 'name'], otherwise: { category: 'other', color: '#667eea' } })
essential(zPaymentOption, { needs: ['name', 'upiId'], otherwise: { paymentType: 'UPI', isActive: true } })

/** What the product needs of an entity; of an object that is no entity, such as `{ subscriptions }`, everything. */
export const ruleOf = (schema: z.ZodType): Rule<Record<string, unknown>> | undefined => rules.get(schema)
