import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openDraft, type PaymentDraft, storeDraft } from './paymentDraft'

beforeEach(() => sessionStorage.clear())

const enter = (owner: string | null, entered: Partial<PaymentDraft>) => {
  const draft = { ...openDraft('Premium', owner), ...entered }
  storeDraft('Premium', owner, draft)
  return draft
}

describe('the payment draft', () => {
  it('comes back as it was written, per plan', () => {
    const draft = enter('u1', { transactionId: '4268 1190', couponCode: 'FIRST500', discount: 500 })
    expect(openDraft('premium', 'u1')).toEqual(draft)
    expect(openDraft('Pro', 'u1').transactionId).toBe('')
  })

  it('gives a visitor’s draft to the first user who signs in only', () => {
    enter(null, { transactionId: '1' })
    expect(openDraft('Premium', 'u1')).toMatchObject({ transactionId: '1' })
    expect(openDraft('Premium', 'u2').transactionId).toBe('')
    expect(openDraft('Premium', null).transactionId).toBe('')
  })

  it('takes it over where the user had only looked at the page', () => {
    openDraft('Premium', 'u1')
    enter(null, { transactionId: '1' })
    expect(openDraft('Premium', 'u1').transactionId).toBe('1')
  })

  it('never shows the draft of another user', () => {
    enter('u1', { transactionId: '1' })
    expect(openDraft('Premium', 'u2').transactionId).toBe('')
    expect(openDraft('Premium', null).transactionId).toBe('')
  })

  it('is still its owner’s after others were at the page', () => {
    const draft = enter('u1', { transactionId: '1', couponCode: 'FIRST500', discount: 500 })
    openDraft('Premium', null)
    enter('u2', { transactionId: '2' })
    enter(null, { transactionId: '3' })
    expect(openDraft('Premium', 'u1')).toEqual(draft)
  })

  it('starts blank over what it cannot read', () => {
    sessionStorage.setItem('draft:visitor:payment:premium', '{"reference":')
    expect(openDraft('Premium', null).transactionId).toBe('')
    sessionStorage.setItem('draft:visitor:payment:premium', '{"reference":"R","method":"cash"}')
    expect(openDraft('Premium', null).method).toBeNull()
  })

  it('keeps its reference from the first look on', () => {
    expect(openDraft('Premium', null).reference).toBe(openDraft('Premium', 'u1').reference)
  })

  it('is gone once cleared', () => {
    enter('u1', { transactionId: '1' })
    storeDraft('Premium', 'u1', null)
    expect(openDraft('Premium', 'u1').transactionId).toBe('')
  })

  it('lasts as long as the page where the browser stores nothing', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('closed', 'SecurityError')
      })
    }
    const draft = enter('u1', { transactionId: '1' })
    openDraft('Premium', null)
    expect(openDraft('Premium', 'u1')).toEqual(draft)
    vi.restoreAllMocks()
    storeDraft('Premium', 'u1', null)
    storeDraft('Premium', null, null)
  })
})
