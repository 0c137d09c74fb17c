import { type QuirkCall, setQuirks } from '@mocks/quirks/state'
import { store } from '@mocks/store/db'
import { addFault } from '@mocks/faults'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

const firstOrder = () => store.coupon.find(({ code }) => code === 'FIRST500')
const mine = () => store.subscription.where('userId', 'usr_gauri')

/** Submits a coupon and this ID to a server that refuses the first request with this message. */
async function refused(message: string, transactionId = '426811904417') {
  const { user } = await renderRoute('', { scenario: 'payment-coupon' })
  addFault({ operation: 'subscribe', kind: 'status', status: 400, message, times: 1 })
  await user.type(await screen.findByRole('textbox', { name: 'Coupon' }), 'FIRST500{Enter}')
  await screen.findByText('Coupon applied! ₹500 off.')
  await user.type(screen.getByRole('textbox', { name: /Transaction ID/ }), transactionId)
  await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
  return user
}

const sendAsUpi = () => screen.findByRole('button', { name: 'Send as UPI' })
const done = () => screen.findByRole('heading', { level: 1, name: 'Submitted, waiting for approval' })

describe('server that accepts UPI only', () => {
  it('gets the same request again as UPI', async () => {
    const message = 'Invalid payment method.'
    const user = await refused(message)
    const before = firstOrder()?.usedCount ?? NaN
    expect(await screen.findByText(message)).toBeVisible()
    await user.click(await sendAsUpi())
    await done()
    expect(mine()).toMatchObject([{ transactionId: '426811904417', paymentMethod: 'upi' }])
    expect(firstOrder()?.usedCount).toBe(before + 1)
  })

  it('is recognised by the field name in its validator’s answer', async () => {
    const { user } = await renderRoute('', { scenario: 'payment-coupon' })
    const refusal = { errors: [{ path: ['method'], message: 'Invalid option: expected "upi"' }] }
    const serve = (call: QuirkCall, next: () => Promise<Response>) =>
      call.operation === 'subscribe' ? Promise.resolve(Response.json(refusal, { status: 422 })) : next()
    setQuirks([{ title: 'zod', serve }])
    await user.type(await screen.findByRole('textbox', { name: /Transaction ID/ }), '426811904417')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    expect(await sendAsUpi()).toBeVisible()
    setQuirks([])
  })

  it('leads to a second confirmation if an unusual ID is edited', async () => {
    const user = await refused('Invalid payment method.', 'T2309A')
    await user.click(await screen.findByRole('button', { name: 'Submit anyway' }))
    await sendAsUpi()
    await user.type(screen.getByRole('textbox', { name: /Transaction ID/ }), 'B')
    await user.click(await sendAsUpi())
    await user.click(await screen.findByRole('button', { name: 'Submit anyway' }))
    await done()
    expect(mine()).toMatchObject([{ transactionId: 'T2309AB', paymentMethod: 'upi' }])
  })
})
