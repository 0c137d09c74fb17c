import * as z from 'zod/mini'

/** The result page's data, in the history entry: a reload shows it again; a new visit starts a new payment. */
const receiptSchema = z.object({
  /** The ID of the user who submitted the payment; only they may read the receipt. */
  owner: z.string(),
  /** The readable ID; empty if the server does not send it. */
  subscriptionId: z.string(),
  plan: z.string(),
  durationDays: z.number(),
  /** The term's end, if already set. */
  expiresAt: z.nullish(z.string()),
  /** Rupees */
  total: z.number(),
  transactionId: z.string(),
  coupon: z.nullable(
    z.object({
      code: z.string(),
      /** Rupees */
      amount: z.number(),
      /** What the server took off, if the total would be another then. */
      granted: z.optional(z.number()),
      /** Why the coupon could not be consumed; empty if no answer tells, null if it was consumed. */
      problem: z.nullable(z.string()),
    }),
  ),
})

export type PaymentReceipt = z.infer<typeof receiptSchema>

export const receiptState = (receipt: PaymentReceipt) => ({ receipt })

export function readReceipt(state: unknown): PaymentReceipt | null {
  return z.object({ receipt: receiptSchema }).safeParse(state).data?.receipt ?? null
}
