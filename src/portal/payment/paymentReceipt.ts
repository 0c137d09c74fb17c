import * as z from 'zod/mini'

/**
 * What the result page shows. It is kept in the history entry: a reload shows it again and submits nothing, and a new visit
 * starts a new payment.
 */
const receiptSchema = z.object({
  /** The id of the user who submitted it; nobody else may read it. */
  owner: z.string(),
  /** The readable id of the subscription, as admins know it; empty if the server does not say. */
  subscriptionId: z.string(),
  plan: z.string(),
  durationDays: z.number(),
  /** When the term ends, if the server has set that already. */
  expiresAt: z.nullish(z.string()),
  /** Rupees */
  total: z.number(),
  transactionId: z.string(),
  coupon: z.nullable(
    z.object({
      code: z.string(),
      /** Rupees */
      amount: z.number(),
      /** Why it could not be marked as used; null once it is. */
      problem: z.nullable(z.string()),
    }),
  ),
})

export type PaymentReceipt = z.infer<typeof receiptSchema>

export const receiptState = (receipt: PaymentReceipt) => ({ receipt })

export function readReceipt(state: unknown): PaymentReceipt | null {
  return z.object({ receipt: receiptSchema }).safeParse(state).data?.receipt ?? null
}
