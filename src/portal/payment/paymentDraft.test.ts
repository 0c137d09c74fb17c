import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openDraft, type PaymentDraft, storeDraft } from './paymentDraft'

beforeEach(() => sessionStorage.clear())

const enter = (owner: string | null, entered: Partial<PaymentDraft>) => {
  const draft = { ...openDraft('Premium', owner), ...entered }
  storeDraft('Premium', owner, draft)
  return draft
}

describe('payment draft', () => {
  it('is restored as entered, separately for each plan', () => {
    const draft = enter('u1', { transactionId: '4268 1190', couponCode: 'FIRST500', discount: 500 })
    expect(openDraft('premium', 'u1')).toEqual(draft)
    expect(openDraft('Pro', 'u1').transactionId).toBe('')
  })

  it('moves from a visitor only to the first user who signs in', () => {
    enter(null, { transactionId: '1' })
    expect(openDraft('Premium', 'u1')).toMatchObject({ transactionId: '1' })
    expect(openDraft('Premium', 'u2').transactionId).toBe('')
    expect(openDraft('Premium', null).transactionId).toBe('')
  })

  it('of a visitor replaces the empty draft of the user who signs in', () => {
    openDraft('Premium', 'u1')
    enter(null, { transactionId: '1' })
    expect(openDraft('Premium', 'u1').transactionId).toBe('1')
  })

  it('takes the ID that a visitor typed, but keeps the coupon', () => {
    enter('u1', { optionId: 'bank', transactionId: '1', couponCode: 'FIRST500', discount: 500, price: 4999 })
    const { reference } = enter(null, { transactionId: '2', method: 'upi', price: 5999 })
    expect(openDraft('Premium', 'u1')).toEqual({
      reference,
      optionId: 'bank',
      method: 'upi',
      transactionId: '2',
      couponCode: 'FIRST500',
      discount: 500,
      price: 5999,
    })
  })

  it('keeps a user’s ID and price when a visitor chose another option', () => {
    const draft = enter('u1', { optionId: 'bank', transactionId: '1', price: 4999 })
    enter(null, { optionId: 'wallet', price: 5999 })
    expect(openDraft('Premium', 'u1')).toEqual({ ...draft, optionId: 'wallet' })
  })

  it('is never shown to another user', () => {
    enter('u1', { transactionId: '1' })
    expect(openDraft('Premium', 'u2').transactionId).toBe('')
    expect(openDraft('Premium', null).transactionId).toBe('')
  })

  it('stays the same for its owner when others open the page', () => {
    const draft = enter('u1', { transactionId: '1', couponCode: 'FIRST500', discount: 500 })
    openDraft('Premium', null)
    enter('u2', { transactionId: '2' })
    expect(openDraft('Premium', 'u1')).toEqual(draft)
  })

  it('is blank when the stored value is invalid', () => {
    sessionStorage.setItem('draft:visitor:payment:premium', '{"reference":')
    expect(openDraft('Premium', null).transactionId).toBe('')
    sessionStorage.setItem('draft:visitor:payment:premium', '{"reference":"R","method":"cash"}')
    expect(openDraft('Premium', null).method).toBeNull()
  })

  it('keeps the visitor’s reference when the visitor signs in', () => {
    expect(openDraft('Premium', null).reference).toBe(openDraft('Premium', 'u1').reference)
  })

  it('is empty after it is cleared', () => {
    enter('u1', { transactionId: '1' })
    storeDraft('Premium', 'u1', null)
    expect(openDraft('Premium', 'u1').transactionId).toBe('')
  })

  it('lasts as long as the page when browser storage is blocked', () => {
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
