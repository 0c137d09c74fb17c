import * as z from 'zod'
import { planSlug } from '@/paths'
import { newReference } from './paymentReference'

/**
 * What somebody has chosen and typed for one plan. It is kept in session storage, because a phone often throws the page
 * away while its user is in the UPI app: the same code, discount and reference must stand there on the way back.
 */
const draftSchema = z.object({
  /** Whose draft it is; null while nobody was signed in. The next user of the tab must not see it. */
  owner: z.string().nullable(),
  /** Our own reference of the payment, the same in every code and link drawn for it. */
  reference: z.string(),
  optionId: z.string().nullable(),
  /** null: not chosen, the device decides. */
  method: z.enum(['upi', 'qr']).nullable(),
  transactionId: z.string(),
  couponCode: z.string(),
  /** Of the applied coupon, in rupees; null while none is applied. */
  discount: z.number().nullable(),
})

export type PaymentDraft = z.infer<typeof draftSchema>

const key = (planName: string) => `payment:${planSlug(planName)}`

const blankDraft = (owner: string | null): PaymentDraft => ({
  owner,
  reference: newReference(),
  optionId: null,
  method: null,
  transactionId: '',
  couponCode: '',
  discount: null,
})

/** The stored draft, or a blank one, stored at once, where there is none, it is unreadable or somebody else's. */
export function openDraft(planName: string, owner: string | null): PaymentDraft {
  const stored = storedDraft(planName)
  if (stored && (stored.owner === null || stored.owner === owner)) return { ...stored, owner }
  const blank = blankDraft(owner)
  writeDraft(planName, blank)
  return blank
}

function storedDraft(planName: string): PaymentDraft | null {
  try {
    return draftSchema.parse(JSON.parse(sessionStorage.getItem(key(planName)) ?? ''))
  } catch {
    return null
  }
}

export function writeDraft(planName: string, draft: PaymentDraft): void {
  try {
    sessionStorage.setItem(key(planName), JSON.stringify(draft))
  } catch {
    // storage is closed or full: the draft then lasts as long as the page
  }
}

export function clearDraft(planName: string): void {
  try {
    sessionStorage.removeItem(key(planName))
  } catch {
    // nothing was stored, so nothing remains
  }
}
