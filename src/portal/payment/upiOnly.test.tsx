import { type DialectCall, setTraits } from '@mocks/dialects/state'
import { store } from '@mocks/store/db'
import { addFault } from '@mocks/faults'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

const firstOrder = () => store.coupon.find(({ code }) => code === 'FIRST500')
const mine = () => store.subscription.where('userId', 'usr_gauri')

/** Submits this transaction ID to a server that refuses the first request so. */
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

describe('a server that takes UPI only', () => {
  it.each([
    'Invalid payment method.',
    'Subscription validation failed: paymentMethod: `qr` is not a valid enum value for path `paymentMethod`.',
    '"method" must be [upi]',
  ])('is sent the same request as UPI when it says: %s', async (message) => {
    const user = await refused(message)
    const before = firstOrder()?.usedCount ?? NaN
    expect(await screen.findByText(message)).toBeVisible()
    await user.click(await sendAsUpi())
    await done()
    expect(mine()).toMatchObject([{ transactionId: '426811904417', paymentMethod: 'upi' }])
    expect(firstOrder()?.usedCount).toBe(before + 1)
  })

  it.each([
    ['express-validator', 400, { errors: [{ msg: 'Invalid value', path: 'method', location: 'body' }] }],
    ['zod', 422, { errors: [{ path: ['method'], message: 'Invalid option: expected "upi"' }] }],
    ['one that answers by field', 422, { errors: { paymentMethod: ['The value is invalid.'] } }],
    ['a ZodError', 400, { message: JSON.stringify([{ path: ['method'], message: 'Invalid option' }]) }],
  ])('is known by the field that its validator names: %s', async (validator, status, refusal) => {
    const { user } = await renderRoute('', { scenario: 'payment-coupon' })
    const serve = (call: DialectCall, next: () => Promise<Response>) =>
      call.operation === 'subscribe' ? Promise.resolve(Response.json(refusal, { status })) : next()
    setTraits([{ title: validator, serve }])
    await user.type(await screen.findByRole('textbox', { name: /Transaction ID/ }), '426811904417')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    expect(await sendAsUpi()).toBeVisible()
    setTraits([])
  })

  it('asks no second time about an ID that was to go in all the same, but does about another', async () => {
    const user = await refused('Invalid payment method.', 'T2309A')
    await user.click(await screen.findByRole('button', { name: 'Submit anyway' }))
    await sendAsUpi()
    await user.type(screen.getByRole('textbox', { name: /Transaction ID/ }), 'B')
    await user.click(await sendAsUpi())
    await user.click(await screen.findByRole('button', { name: 'Submit anyway' }))
    await done()
    expect(mine()).toMatchObject([{ transactionId: 'T2309AB', paymentMethod: 'upi' }])
  })

  it.each([
    'This transaction ID has already been submitted.',
    'Plan, transaction ID and method are required.',
    'Transaction ID is missing',
  ])('is not what says: %s', async (message) => {
    await refused(message)
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send as UPI' })).toBeNull()
  })
})
