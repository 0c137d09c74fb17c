import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Plan } from '@/contract'
import { type DraftOwner, openDraft, type PaymentDraft, storeDraft } from './paymentDraft'

export type DraftChange = (change: Partial<PaymentDraft>) => void

export function usePaymentDraft({ name, price }: Plan, owner: DraftOwner): [PaymentDraft, DraftChange] {
  const { key: visit } = useLocation()
  const [draft, setDraft] = useState<PaymentDraft>(() => {
    const opened = openDraft(name, owner)
    // after a reload, or with an ID typed, the client may have paid the price shown before
    const mayHavePaid = opened.visit === visit || opened.transactionId !== ''
    const priced = { ...opened, planName: name, visit, price: (mayHavePaid ? opened.price : null) ?? price }
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
