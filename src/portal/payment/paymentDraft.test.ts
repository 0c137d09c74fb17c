import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDraft, openDraft, writeDraft } from './paymentDraft'

beforeEach(() => sessionStorage.clear())

describe('the payment draft', () => {
  it('comes back as it was written, per plan', () => {
    const draft = {
      ...openDraft('Premium', 'u1'),
      transactionId: '4268 1190',
      couponCode: 'FIRST500',
      discount: 500,
    }
    writeDraft('Premium', draft)
    expect(openDraft('premium', 'u1')).toEqual(draft)
    expect(openDraft('Pro', 'u1').transactionId).toBe('')
  })

  it('takes the draft of a visitor over to the user who signs in', () => {
    writeDraft('Premium', { ...openDraft('Premium', null), transactionId: '1' })
    expect(openDraft('Premium', 'u1')).toMatchObject({ owner: 'u1', transactionId: '1' })
  })

  it('shows nobody the draft of another user', () => {
    writeDraft('Premium', { ...openDraft('Premium', 'u1'), transactionId: '1' })
    expect(openDraft('Premium', 'u2').transactionId).toBe('')
    expect(openDraft('Premium', null).transactionId).toBe('')
  })

  it('starts blank over what it cannot read', () => {
    sessionStorage.setItem('payment:premium', '{"owner":')
    expect(openDraft('Premium', null).transactionId).toBe('')
    sessionStorage.setItem('payment:premium', '{"owner":null,"method":"cash"}')
    expect(openDraft('Premium', null).method).toBeNull()
  })

  it('keeps its reference from the first look on', () => {
    expect(openDraft('Premium', null).reference).toBe(openDraft('Premium', 'u1').reference)
  })

  it('is gone once cleared', () => {
    writeDraft('Premium', { ...openDraft('Premium', null), transactionId: '1' })
    clearDraft('Premium')
    expect(openDraft('Premium', null).transactionId).toBe('')
  })

  it('lives without storage', () => {
    const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => writeDraft('Premium', openDraft('Premium', null))).not.toThrow()
    closed.mockRestore()
  })
})
