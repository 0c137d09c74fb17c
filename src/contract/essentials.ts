import type * as z from 'zod/mini'
import * as entities from './generated/zod.gen'

type Rule<Entity> = {
  /** An entity that lacks any of these cannot be read. */
  needs: readonly (keyof Entity)[]
  /** Whether the entity needs at least one of its fields. */
  needsAny?: true
  /** Defaults for missing fields; all others get '', 0, false or []. */
  otherwise?: Partial<Entity>
}

const rules = new Map<z.ZodMiniType, Rule<Record<string, unknown>>>()

function essential<Schema extends z.ZodMiniObject>(schema: Schema, rule: Rule<z.infer<Schema>>): void {
  rules.set(schema, rule as Rule<Record<string, unknown>>)
}

/** openapi.yaml is what a server promises; this is what the product needs. Only unmet needs make an answer fail. */
essential(entities.zSession, { needs: ['token', 'user'] })
essential(entities.zUser, { needs: ['name', 'role'] })
essential(entities.zUserRef, { needs: ['_id'] })
essential(entities.zPlan, { needs: ['name', 'price', 'duration'] })
essential(entities.zSubscription, { needs: ['_id', 'status'] })
essential(entities.zNotification, { needs: ['_id', 'message'], otherwise: { title: 'Announcement' } })
essential(entities.zComplaint, { needs: ['_id', 'message'], otherwise: { status: 'open' } })
essential(entities.zChatMessage, { needs: ['text'], otherwise: { from: 'admin' } })
essential(entities.zCoupon, { needs: ['_id', 'code', 'amount'], otherwise: { active: true } })
// many servers send no revenue before the first sale; NaN means not sent
essential(entities.zStats, {
  needs: [],
  needsAny: true,
  otherwise: {
    userCount: Number.NaN,
    totalRevenue: Number.NaN,
    subCount: Number.NaN,
    activeSubs: Number.NaN,
  },
})
essential(entities.zContact, { needs: ['_id', 'message'] })
essential(entities.zNewsletterSubscriber, { needs: ['email'], otherwise: { status: 'subscribed' } })
essential(entities.zTeamMember, { needs: ['_id', 'name'] })
essential(entities.zFeature, { needs: ['_id', 'title'], otherwise: { category: 'other', color: '#667eea' } })
essential(entities.zService, { needs: ['_id', 'name'], otherwise: { category: 'other', color: '#667eea' } })
essential(entities.zPaymentOption, {
  needs: ['name', 'upiId'],
  otherwise: { paymentType: 'UPI', isActive: true },
})

/** Undefined for an object that is not an entity, such as `{ subscriptions }`, which needs all its fields. */
export const ruleOf = (schema: z.ZodMiniType): Rule<Record<string, unknown>> | undefined => rules.get(schema)
