import * as z from 'zod/mini'
import { draftStore, VISITOR } from '@/platform/drafts'
import { planSlug } from '@/paths'
import { newReference } from './paymentReference'

/**
 * Choices and input for one plan's payment, kept for the tab: phones often discard the page while the user is in the UPI
 * app. Drafts are separate per owner and survive the end of a session.
 */
const draftSchema = z.object({
  /** Our reference for the payment, the same in all its QR codes and links. */
  reference: z.string(),
  optionId: z.nullable(z.string()),
  /** Null if not chosen: the device decides. */
  method: z.nullable(z.enum(['upi', 'qr'])),
  transactionId: z.string(),
  couponCode: z.string(),
  /** The applied coupon's amount, in rupees; null if none is applied. */
  discount: z.nullable(z.number()),
  planName: z.optional(z.string()),
  /** The plan's price as shown, in rupees. */
  price: z.nullish(z.number()),
  /** The account that was shown to pay to: one chosen by the client, or else the first one shown. */
  shown: z.optional(z.object({ id: z.string(), upiId: z.string() })),
  /** The history entry that showed the price: the same after a reload, another when the page is opened again. */
  visit: z.optional(z.string()),
  /** Whether a request was sent whose answer was lost: the server may have it. */
  unanswered: z.optional(z.boolean()),
})

export type PaymentDraft = z.infer<typeof draftSchema>

/** A user's ID; null while signed out. */
export type DraftOwner = string | null

const drafts = draftStore('payment', (stored) => draftSchema.safeParse(stored).data ?? null)

const blankDraft = (): PaymentDraft => ({
  reference: newReference(),
  optionId: null,
  method: null,
  transactionId: '',
  couponCode: '',
  discount: null,
  price: null,
})

/** A user's draft with what was entered later as a visitor. */
function withInput(own: PaymentDraft, visitor: PaymentDraft): PaymentDraft {
  // the ID was entered for this reference, this price and this account
  const { reference, transactionId, price, shown } = visitor.transactionId === '' ? own : visitor
  const { couponCode, discount } = visitor.couponCode === '' ? own : visitor
  const optionId = visitor.optionId ?? own.optionId
  const method = visitor.method ?? own.method
  const { unanswered } = own
  return { reference, optionId, method, transactionId, couponCode, discount, price, shown, unanswered }
}

/**
 * The owner's draft, or a new blank draft, which is stored at once. A user who signs in also gets what was entered in
 * this tab before the login.
 */
export function openDraft(planName: string, owner: DraftOwner): PaymentDraft {
  const visitor = storedDraft(planName, null)
  const own = owner === null ? null : storedDraft(planName, owner)
  const draft = own && visitor ? withInput(own, visitor) : (own ?? visitor ?? blankDraft())
  if (owner !== null) storeDraft(planName, null, null)
  storeDraft(planName, owner, draft)
  return draft
}

/** Null if this payment was never opened, or was submitted. */
export const storedDraft = (planName: string, owner: DraftOwner): PaymentDraft | null =>
  drafts.read(owner ?? VISITOR, planSlug(planName))

/** Null deletes the draft. */
export function storeDraft(planName: string, owner: DraftOwner, draft: PaymentDraft | null): void {
  drafts.write(owner ?? VISITOR, draft, planSlug(planName))
}
