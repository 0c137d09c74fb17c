import { screen, within, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addFault, liftLatency } from '@mocks/faults'
import { store } from '@mocks/store/db'
import { changeRow } from '@mocks/testing/changeRow'
import { queryClient } from '@/api/queryClient'
import { storedDrafts } from '@/testing/drafts'
import { renderRoute } from '@/testing/renderRoute'

const field = () => screen.findByRole('textbox', { name: 'Coupon' })
const summary = () => within(screen.getByRole('complementary', { name: 'Order summary' }))
const apply = () => screen.getByRole('button', { name: /^Apply/ })

describe('coupon', () => {
  it('reduces the amount, locks the field and can be removed', async () => {
    const { user } = await renderRoute('', { scenario: 'payment-coupon' })
    await user.type(await field(), 'first500')
    await user.click(apply())
    expect(await screen.findByText('Coupon applied! ₹500 off.')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Remove/ })).toHaveFocus()
    expect(summary().getByText('−₹500')).toBeVisible()
    expect(summary().getByText('₹4,499')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Pay ₹4,499 from any UPI app' })).toBeVisible()
    expect(screen.getByRole('img', { name: /^UPI QR code for ₹4,499/ })).toBeInTheDocument()
    expect(await field()).toHaveAttribute('readonly')
    expect(store.coupon.get('cpn_first500')?.usedCount).toBe(38)

    await user.click(screen.getByRole('button', { name: /^Remove/ }))
    expect(await field()).not.toHaveAttribute('readonly')
    await waitFor(async () => expect(await field()).toHaveFocus())
    expect(summary().queryByText('−₹500')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Pay ₹4,999 from any UPI app' })).toBeVisible()
  })

  it('is not applied by the login, and says so', async () => {
    const { user, unmount } = await renderRoute('', { scenario: 'payment-signed-out' })
    await user.type(await field(), 'FIRST500{Enter}')
    unmount()
    await renderRoute('/payment/premium', { as: 'new' })
    expect(await field()).toHaveValue('FIRST500')
    expect(await field()).toHaveAccessibleDescription('Press Apply to use this coupon.')
  })

  it('reports a missing code, and why the server refuses a code', async () => {
    const { user } = await renderRoute('', { scenario: 'payment-coupon' })
    await user.type(await field(), '   ')
    await user.click(apply())
    expect(screen.getByText('Please enter a coupon code.')).toBeVisible()
    await user.type(await field(), '{Backspace}{Backspace}{Backspace}MONSOON')
    await user.click(apply())
    expect(await screen.findByText('Coupon usage limit reached.')).toBeVisible()
    expect(await field()).toHaveValue('MONSOON')
    expect(summary().queryByText(/Discount/)).toBeNull()
  })

  it('survives a reload, with the same QR code', async () => {
    const { user, unmount, router } = await renderRoute('', { scenario: 'payment-coupon' })
    await user.type(await field(), 'FIRST500{Enter}')
    await screen.findByText('Coupon applied! ₹500 off.')
    const code = screen.getByRole('img', { name: /QR/ }).innerHTML
    unmount()
    await renderRoute(router.state.location.pathname, { as: 'new' })
    expect(await screen.findByText('Coupon applied! ₹500 off.')).toBeVisible()
    expect((await screen.findByRole('img', { name: /QR/ })).innerHTML).toBe(code)
  })
})

describe('coupon in the draft', () => {
  const comeBack = async (change: () => void) => {
    const { user, router } = await renderRoute('', { scenario: 'payment-coupon' })
    await user.type(await field(), 'FIRST500{Enter}')
    await screen.findByText('Coupon applied! ₹500 off.')
    change()
    await renderRoute(router.state.location.pathname, { again: true })
    await field()
  }
  const failing = (status: number, message: string) => () =>
    addFault({ operation: 'applyCoupon', kind: 'status', status, message })

  it('is removed when the server no longer accepts it', async () => {
    const message = 'You have already used this coupon.'
    await comeBack(failing(400, message))
    expect(await screen.findByText(message)).toBeVisible()
    expect(summary().queryByText(/Discount/)).toBeNull()
    expect(screen.getByRole('heading', { name: 'Pay ₹4,999 from any UPI app' })).toBeVisible()
  })

  it('uses the new amount from the server', async () => {
    await comeBack(() => {
      changeRow(store.coupon, 'cpn_first500', { amount: 400 })
    })
    expect(await screen.findByText('Coupon applied! ₹400 off.')).toBeVisible()
    expect(summary().getByText('₹4,599')).toBeVisible()
  })

  it('is kept when the server cannot check it', async () => {
    await comeBack(failing(500, ''))
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(screen.getByText('Coupon applied! ₹500 off.')).toBeVisible()
    expect(summary().getByText('₹4,499')).toBeVisible()
  })
})

describe('coupon use', () => {
  const payWithCoupon = async (user: Awaited<ReturnType<typeof renderRoute>>['user']) => {
    await user.type(await screen.findByRole('textbox', { name: /Transaction ID/ }), '426811904417')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
  }

  it('is recorded once, after the payment is submitted', async () => {
    const { user } = await renderRoute('', { scenario: 'payment-coupon' })
    await user.type(await field(), 'FIRST500{Enter}')
    await screen.findByText('Coupon applied! ₹500 off.')
    await payWithCoupon(user)
    expect(await screen.findByRole('heading', { name: 'Submitted, waiting for approval' })).toBeVisible()
    expect(screen.getByText('₹4,499')).toBeVisible()
    expect(store.coupon.get('cpn_first500')?.usedCount).toBe(39)
  })

  it('ends without a draft, whatever is clicked during it', async () => {
    const { user } = await renderRoute('', { scenario: 'payment-coupon' })
    await user.type(await field(), 'FIRST500{Enter}')
    await screen.findByText('Coupon applied! ₹500 off.')
    addFault({ operation: 'applyCoupon', kind: 'latency', ms: 25_000 })
    await payWithCoupon(user)
    await waitFor(() => expect(storedDrafts()).toHaveLength(0))
    await user.click(screen.getByRole('radio', { name: 'UPI app' }))
    await user.click(screen.getByRole('radio', { name: /^Bank transfer/ }))
    liftLatency()
    await screen.findByRole('heading', { name: 'Submitted, waiting for approval' })
    expect(storedDrafts()).toHaveLength(0)
  })

  it('is reported if the server takes another amount off', async () => {
    const { user } = await renderRoute('', { scenario: 'payment-coupon' })
    await user.type(await field(), 'FIRST500{Enter}')
    await screen.findByText('Coupon applied! ₹500 off.')
    changeRow(store.coupon, 'cpn_first500', { amount: 50 })
    await payWithCoupon(user)
    expect(
      await screen.findByText('We have your request, but coupon FIRST500 now takes ₹50 off'),
    ).toBeVisible()
    expect(screen.getByText(/^Your request includes ₹500 off, so we may ask you/)).toBeVisible()
    expect(screen.queryByText(/was not used/)).toBeNull()
  })

  it('is reported as failed without undoing the submission', async () => {
    const { user } = await renderRoute('', { scenario: 'payment-coupon' })
    await user.type(await field(), 'FIRST500{Enter}')
    await screen.findByText('Coupon applied! ₹500 off.')
    addFault({
      operation: 'applyCoupon',
      kind: 'status',
      status: 400,
      message: 'Coupon usage limit reached.',
    })
    await payWithCoupon(user)
    expect(await screen.findByText(/We have your request, but coupon FIRST500 was not used/)).toBeVisible()
    expect(screen.getByText(/Coupon usage limit reached\./)).toBeVisible()
    expect(screen.getByText(/^SUB-/)).toBeVisible()
  })

  it.each([
    ['the answer is lost', { kind: 'network', done: true }],
    ['the server failed after it used it', { kind: 'status', status: 500, done: true }],
  ] as const)('is in doubt if %s', async (_why, fault) => {
    const { user } = await renderRoute('', { scenario: 'payment-coupon' })
    await user.type(await field(), 'FIRST500{Enter}')
    await screen.findByText('Coupon applied! ₹500 off.')
    addFault({ operation: 'applyCoupon', ...fault })
    await payWithCoupon(user)
    expect(await screen.findByText(/coupon FIRST500 may not have been used$/)).toBeVisible()
    expect(screen.queryByText(/Reason/)).toBeNull()
  })
})
