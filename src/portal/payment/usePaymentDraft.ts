import { useRef, useState } from 'react'
import type { Plan } from '@/contract'
import { type DraftOwner, openDraft, type PaymentDraft, storeDraft } from './paymentDraft'

export type DraftChange = (change: Partial<PaymentDraft>) => void

export function usePaymentDraft({ name, price }: Plan, owner: DraftOwner): [PaymentDraft, DraftChange] {
  const [draft, setDraft] = useState<PaymentDraft>(() => {
    const opened = openDraft(name, owner)
    const priced = { ...opened, price: opened.price ?? price }
    storeDraft(name, owner, priced)
    return priced
  })
  // build on the latest draft: a coupon's answer may arrive while the user types
  const latest = useRef(draft)
  const change: DraftChange = (part) => {
    latest.current = { ...latest.current, ...part }
    storeDraft(name, owner, latest.current)
    setDraft(latest.current)
  }
  return [draft, change]
}
