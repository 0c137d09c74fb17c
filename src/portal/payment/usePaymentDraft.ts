import { useRef, useState } from 'react'
import type { Plan } from '@/contract'
import { type DraftOwner, openDraft, type PaymentDraft, storeDraft } from './paymentDraft'

export type DraftChange = (change: Partial<PaymentDraft>) => void

/** The draft of this plan's payment; each change is stored as it is made. */
export function usePaymentDraft({ name, price }: Plan, owner: DraftOwner): [PaymentDraft, DraftChange] {
  const [draft, setDraft] = useState<PaymentDraft>(() => {
    const opened = openDraft(name, owner)
    const priced = { ...opened, price: opened.price ?? price }
    storeDraft(name, owner, priced)
    return priced
  })
  // a coupon's answer may come while somebody types: each change builds on the latest draft, not on a rendered one
  const latest = useRef(draft)
  const change: DraftChange = (part) => {
    latest.current = { ...latest.current, ...part }
    storeDraft(name, owner, latest.current)
    setDraft(latest.current)
  }
  return [draft, change]
}
